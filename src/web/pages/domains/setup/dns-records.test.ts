import { describe, expect, test } from 'vitest';
import { dnsAdvice, dnsMessage, hostOf, isApex } from './dns-records.ts';

describe('the DNS records to set', () => {
  test('contain a CNAME to the server’s name for a subdomain', () => {
    const { records, kind } = dnsAdvice('go.acme.com', 'https://way.example.com');
    expect(kind).toBe('subdomain');
    expect(records).toEqual([{ type: 'CNAME', name: 'go.acme.com', value: 'way.example.com' }]);
  });

  test('contain an ALIAS for an apex domain, or address records if the addresses are known', () => {
    const advice = dnsAdvice('acme.co.uk', 'https://way.example.com');
    expect(advice.kind).toBe('apex');
    expect(advice.records).toEqual([
      { type: 'ALIAS or ANAME', name: 'acme.co.uk', value: 'way.example.com' },
    ]);
    const told = dnsAdvice('acme.co.uk', 'https://way.example.com', ['198.51.100.1', '2001:db8::7']);
    expect(told.records).toEqual([
      { type: 'A', name: 'acme.co.uk', value: '198.51.100.1' },
      { type: 'AAAA', name: 'acme.co.uk', value: '2001:db8::7' },
    ]);
  });

  test('contain an address record if the server is reached by its IP address', () => {
    expect(dnsAdvice('go.acme.com', 'http://198.51.100.1:3000').records).toEqual([
      { type: 'A', name: 'go.acme.com', value: '198.51.100.1' },
    ]);
    expect(dnsAdvice('go.acme.com', 'http://[2001:db8::7]').records).toEqual([
      { type: 'AAAA', name: 'go.acme.com', value: '2001:db8::7' },
    ]);
  });

  test.each([
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://[::1]',
    'http://waypost',
    'http://10.1.2.3',
  ])('are unknown for a server at %s until it reports its addresses', (origin) => {
    expect(dnsAdvice('go.acme.com', origin)).toMatchObject({ kind: 'hidden', records: [] });
    expect(dnsAdvice('go.acme.com', origin, ['127.0.0.1', '198.51.100.1']).records).toEqual([
      { type: 'A', name: 'go.acme.com', value: '198.51.100.1' },
    ]);
  });

  test.each([
    ['acme.com', true],
    ['acme.co.uk', true],
    ['go.acme.com', false],
    ['go.acme.co.uk', false],
    ['go.acme.de', false],
  ])('treat %s as an apex domain: %s', (host, apex) => {
    expect(isApex(host)).toBe(apex);
  });

  test.each([
    ['https://Go.Acme.com/', 'go.acme.com'],
    ['go.acme.com:3000', 'go.acme.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['', ''],
    ['no name', ''],
  ])('read the host of %j as %j', (typed, host) => {
    expect(hostOf(typed)).toBe(host);
  });

  test('include the ownership record in the message to forward if there is one', () => {
    const origin = 'https://way.example.com';
    const txt = { name: '_waypost.go.acme.com', value: 'waypost-1' };
    const message = dnsMessage('https://go.acme.com', origin, dnsAdvice('go.acme.com', origin), txt);
    expect(message).toContain('Please add these records');
    expect(message).toContain('Type: TXT\n  Name: _waypost.go.acme.com\n  Value: waypost-1');
  });

  test('are listed in the message to forward with the server’s URL', () => {
    const origin = 'https://way.example.com';
    const message = dnsMessage('https://go.acme.com', origin, dnsAdvice('go.acme.com', origin));
    expect(message).toContain('Type: CNAME\n  Name: go.acme.com\n  Value: way.example.com');
    expect(message).toContain('must reach https://way.example.com directly');
  });
});
