import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFirstVisit } from '#web/api/first-visit.ts';
import { hostOfThisMachine, usePublicOrigin } from '#web/api/server-address.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { displayUrl } from '#web/lib/urls.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Spinner } from '#web/ui/base/Spinner.tsx';
import { Steps } from '#web/ui/layout/Steps.tsx';
import { base } from '#web/words/base.ts';
import { firstSteps as words } from '#web/words/first-steps.ts';
import type { FirstStep, FirstSteps } from './first-steps.ts';

type Name = FirstStep['name'];

interface FirstStepsCardProps extends FirstSteps {
  /** Whether N creates the first record, if nothing else on the page does. */
  bindsNew?: boolean;
}

/** Lists a new account's first steps. Completed steps are checked off automatically, including the first visit. */
export const FirstStepsCard = ({
  steps,
  pending,
  address,
  dismiss,
  bindsNew = false,
}: FirstStepsCardProps) => {
  const makesLinks = useExtension('links');
  const isDone = (name: Name) => steps.some((step) => step.name === name && step.isDone);
  const canBeVisited = isDone('link') || isDone('code');
  const looks = useFirstVisit('account', canBeVisited && !isDone('visit'));
  const next = steps.find((step) => !step.isDone)?.name;
  // Until a record exists, only Waypost's service is known to use its own host in addresses.
  const origin = usePublicOrigin();
  const isOwn = useIsOwnService();
  const host = hostOfThisMachine(address ?? (isOwn ? origin : undefined));
  const lead = (name: Name) => (name === next ? ('primary' as const) : undefined);

  const told: Record<Name, { title: string; text: ReactNode; action?: ReactNode }> = {
    link: makesLinks
      ? {
          title: words.link,
          text: words.linkText,
          action: (
            <LinkButton to="/links?open=new" variant={lead('link')} shortcut={bindsNew ? 'n' : undefined}>
              {words.newLink}
            </LinkButton>
          ),
        }
      : {
          title: words.findLinks,
          text: words.findLinksText,
          action: <LinkButton to="/links">{words.goToLinks}</LinkButton>,
        },
    code: {
      title: words.code,
      text: words.codeText,
      action: (
        <LinkButton to="/qr/new" variant={lead('code')} shortcut={bindsNew && !makesLinks ? 'n' : undefined}>
          {words.newCode}
        </LinkButton>
      ),
    },
    visit: {
      title: words.visit,
      text: host === undefined ? words.visitText : words.visitHereText(host),
      action: looks ? <Spinner /> : undefined,
    },
    domain: {
      title: words.domain,
      text: pending ? words.domainPending(displayUrl(readableUrl(pending))) : words.domainText,
      action: pending ? (
        <LinkButton to="/domains">{words.showDomain}</LinkButton>
      ) : (
        <LinkButton to="/domains/new" variant={lead('domain')}>
          {words.addDomain}
        </LinkButton>
      ),
    },
  };
  const count = steps.filter((step) => step.isDone).length;
  return (
    <Card
      title={words.title}
      text={next ? words.done(count, steps.length) : words.allDone}
      actions={<IconButton label={base.dismiss} icon={<X />} onClick={dismiss} />}
      flush
    >
      <Steps
        bare
        label={words.title}
        done={words.stepDone}
        items={steps.map((step) => ({ ...told[step.name], isDone: step.isDone }))}
      />
    </Card>
  );
};
