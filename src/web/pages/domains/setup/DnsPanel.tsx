import { useMutation } from '@tanstack/react-query';
import type { Domain } from '#contract/domains.ts';
import { checkDomain } from '#web/api/domains.ts';
import { usePublicOrigin } from '#web/api/server-address.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Drawer } from '#web/ui/overlay/Drawer.tsx';
import { CopyMessage } from './CopyMessage.tsx';
import { dnsAdvice, dnsMessage, hostOf } from './dns-records.ts';
import { DnsDetails } from './DnsDetails.tsx';
import { domainName } from '#web/pages/domains/domain-name.ts';
import { domainSetup as words } from '#web/words/domain-setup.ts';
import { SetupDetails } from './SetupDetails.tsx';

interface DnsPanelProps {
  open: boolean;
  onClose: () => void;
  domain: Domain;
}

/** Shows what DNS must say. If the domain isn't ready, it also shows what DNS says now. */
export const DnsPanel = ({ open, onClose, domain }: DnsPanelProps) => {
  const origin = usePublicOrigin();
  const check = useMutation(checkDomain);
  const { setup, status } = domain;
  const needed = setup?.checks.find((each) => each.check === 'address')?.expected;
  const advice = origin === undefined ? undefined : dnsAdvice(domain.domain, origin, needed);
  const message =
    origin && advice?.records.length && status !== 'taken'
      ? dnsMessage(domain.domain, origin, advice, setup?.proof.txt)
      : undefined;
  const isMissing = setup?.checks.some(({ check, state }) => check !== 'answer' && state !== 'passed');
  const name = domainName(domain.domain);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={setup ? words.setUp(name) : words.dnsOf(name)}
      foot={
        setup ? (
          <>
            {message === undefined || !isMissing ? null : <CopyMessage size="medium" text={message} />}
            <Button variant="primary" pending={check.isPending} onClick={() => check.mutate(domain.id)}>
              {words.checkNow}
            </Button>
          </>
        ) : undefined
      }
    >
      {setup ? (
        <SetupDetails
          status={status}
          setup={setup}
          advice={advice}
          name={hostOf(domain.domain)}
          isChecking={check.isPending}
          problem={check.error}
        />
      ) : (
        <DnsDetails domain={domain} advice={advice} message={message} />
      )}
    </Drawer>
  );
};
