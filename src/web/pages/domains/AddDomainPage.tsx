import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { addDomain, isReady } from '#web/api/domains.ts';
import { usePageSaving } from '#web/client/page-saving.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { usePublicOrigin } from '#web/api/server-address.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { useMedia } from '#web/browser/media.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { DraftNotice } from '#web/ui/layout/DraftNotice.tsx';
import { LimitWait } from '#web/ui/layout/response/LimitWait.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { ResponseDetails } from '#web/ui/layout/response/ResponseDetails.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Split } from '#web/ui/layout/Split.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { domainForm as words } from '#web/words/domain-form.ts';
import { domains } from '#web/words/domains.ts';
import { verbs } from '#web/words/verbs.ts';
import { addForm, emptyDomain, typedScheme } from './domain-form.ts';
import { CopyMessage } from './setup/CopyMessage.tsx';
import { dnsAdvice, dnsMessage, hostOf } from './setup/dns-records.ts';
import { DnsGuide } from './setup/DnsGuide.tsx';
import { DomainFields } from './DomainFields.tsx';
import { DomainNameFields } from './DomainNameFields.tsx';

export const AddDomainPage = () => {
  useDocumentTitle(domains.addDomain);
  const add = useMutation(addDomain);
  const savesPending = useExtension('domains');
  const origin = usePublicOrigin();
  const narrow = useMedia('(width < 1024px)');
  const form = useForm({ resolver: zodResolver(addForm), mode: 'onTouched', defaultValues: emptyDomain });
  const { errors } = form.formState;
  const { domain, scheme } = form.watch();
  const name = hostOf(domain);
  const advice = origin === undefined ? undefined : dnsAdvice(domain, origin);
  const hasRecord = advice === undefined || advice.records.length > 0;
  const message = name && origin && advice?.records.length ? dnsMessage(domain, origin, advice) : '';

  const saving = usePageSaving(
    'domain',
    form,
    (body) => add.mutateAsync({ ...body, ...(savesPending && { pending: true }) }),
    (added) => {
      // For a domain that isn't ready, the setup panel that opens says so.
      if (isReady(added)) toast(words.added);
      return isReady(added) ? '/domains' : `/domains?open=dns-${added.id}`;
    },
  );
  const splitScheme = (text: string) => {
    const typed = typedScheme.exec(text.trim());
    if (!typed) return;
    form.setValue('scheme', typed[1]?.toLowerCase() === 'http' ? 'http' : 'https');
    form.setValue('domain', text.trim().slice(typed[0].length));
  };

  const fields = (
    <>
      <DraftNotice draft={saving.draft} />
      <DomainNameFields
        origin={origin}
        scheme={scheme}
        onScheme={(value) => form.setValue('scheme', value, { shouldDirty: true })}
        error={errors.domain?.message}
        input={form.register('domain', {
          onChange: (event: { target: { value: string } }) => splitScheme(event.target.value),
        })}
      />
    </>
  );
  const redirects = (
    <DomainFields
      root={form.register('redirectroot')}
      missing={form.register('redirect404')}
      errors={errors}
    />
  );
  const problem = saving.error ? (
    <Notice tone="bad">
      {saving.error}
      <ResponseDetails fault={saving.fault} />
    </Notice>
  ) : null;
  const foot = (
    <Row justify="end">
      {saving.pending ? <LimitWait /> : null}
      <LinkButton to="/domains">{verbs.cancel}</LinkButton>
      <Button type="submit" variant="primary" pending={saving.pending}>
        {domains.addDomain}
      </Button>
    </Row>
  );
  const guide = (
    <DnsGuide
      title={domains.dnsRecord}
      text={hasRecord ? (savesPending ? words.setAnyTime : words.setBefore) : undefined}
      name={name}
      advice={advice}
      actions={message === '' ? undefined : <CopyMessage text={message} />}
    />
  );
  return (
    <Page
      header={<PageHeader title={domains.addDomain} crumbs={[{ label: domains.title, to: '/domains' }]} />}
    >
      <form noValidate onSubmit={(event) => void saving.onSubmit(event)}>
        {/* The fields stay in place, so that narrowing the window loses neither the focus nor the input. */}
        <Split side="end" width="wide" aside={narrow ? undefined : guide}>
          <Stack gap={4}>
            <Card>{fields}</Card>
            {/* In a single column, the DNS guide comes between the name and the other fields. */}
            {narrow ? guide : null}
            <Card foot={foot}>
              {problem}
              {redirects}
            </Card>
          </Stack>
        </Split>
      </form>
    </Page>
  );
};
