import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '#web/api/api-error.ts';
import { addDomain } from '#web/api/domains.ts';
import { showRefusal } from '#web/api/refused-form.ts';
import { useDraft } from '#web/lib/draft.ts';
import { usePublicOrigin } from '#web/api/server-address.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useMedia } from '#web/lib/media.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DraftNotice } from '#web/ui/DraftNotice.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Row } from '#web/ui/Row.tsx';
import { Split } from '#web/ui/Split.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { toast } from '#web/ui/toast.ts';
import { AddForm, emptyForm, typedScheme } from './add-form.ts';
import { CopyMessage } from './CopyMessage.tsx';
import { dnsAdvice, dnsMessage, hostOf } from './dns-records.ts';
import { DnsGuide } from './DnsGuide.tsx';
import { DomainFields } from './DomainFields.tsx';
import type { Pointing } from './pointing.ts';
import { pointingError, pointingIn } from './pointing.ts';
import { PointingReport } from './PointingReport.tsx';
import { RedirectFields } from './RedirectFields.tsx';

export const AddDomainPage = () => {
  useDocumentTitle('Add domain');
  const navigate = useNavigate();
  const add = useMutation(addDomain);
  const origin = usePublicOrigin();
  const narrow = useMedia('(width < 1024px)');
  const [refused, setRefused] = useState<Pointing>();
  const form = useForm({ resolver: zodResolver(AddForm), mode: 'onTouched', defaultValues: emptyForm });
  const { errors } = form.formState;
  const { domain, scheme } = form.watch();
  const name = hostOf(domain);
  // It is about the name that was sent, not the one that is typed since.
  const pointing = refused?.host === name ? refused : undefined;
  const needed = pointing?.step === 'name' ? pointing.needed : [];
  const advice = origin === undefined ? undefined : dnsAdvice(domain, origin, needed);
  const message = name && origin && advice?.records.length ? dnsMessage(domain, origin, advice) : '';

  const { setFocus } = form;
  useEffect(() => {
    // Not before the report has made the page longer, which would push the field out of sight.
    if (refused) setFocus('domain');
  }, [refused, setFocus]);

  const draft = useDraft('domain', form);
  const submit = form.handleSubmit(async (body) => {
    try {
      await add.mutateAsync(body);
      draft.drop();
      toast('Domain added');
      await navigate('/domains', { replace: true });
    } catch (error) {
      const found = pointingIn(messageOf(error));
      setRefused(found);
      if (found) form.setError('domain', { message: pointingError(found) });
      else showRefusal(form, error);
    }
  });
  const splitScheme = (text: string) => {
    const typed = typedScheme.exec(text.trim());
    if (!typed) return;
    form.setValue('scheme', typed[1]?.toLowerCase() === 'http' ? 'http' : 'https');
    form.setValue('domain', text.trim().slice(typed[0].length));
  };

  const fields = (
    <>
      <DraftNotice draft={draft} />
      <DomainFields
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
    <RedirectFields
      root={form.register('redirectroot')}
      missing={form.register('redirect404')}
      errors={errors}
    />
  );
  const problem = errors.root ? <Notice tone="bad">{errors.root.message}</Notice> : null;
  const foot = (
    <Row justify="end">
      <LinkButton to="/domains">Cancel</LinkButton>
      <Button type="submit" variant="primary" pending={add.isPending}>
        Add domain
      </Button>
    </Row>
  );
  const guide = (
    <>
      {pointing ? (
        <PointingReport
          pointing={pointing}
          again={
            <Button type="submit" size="small" pending={add.isPending}>
              Try again
            </Button>
          }
        />
      ) : null}
      <DnsGuide
        title={pointing ? 'To set in DNS' : 'First, in DNS'}
        name={name}
        advice={advice}
        actions={message === '' ? undefined : <CopyMessage text={message} />}
      />
    </>
  );
  return (
    <Page header={<PageHeader title="Add domain" crumbs={[{ label: 'Domains', to: '/domains' }]} />}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {/* Where there is one column, what to set in DNS stands between the name and the rest. */}
        {narrow ? (
          <Stack gap={4}>
            <Card>{fields}</Card>
            {guide}
            <Card foot={foot}>
              {problem}
              {redirects}
            </Card>
          </Stack>
        ) : (
          <Split side="end" width="wide" aside={guide}>
            <Card foot={foot}>
              {problem}
              {fields}
              {redirects}
            </Card>
          </Split>
        )}
      </form>
    </Page>
  );
};
