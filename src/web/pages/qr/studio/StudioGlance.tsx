import type { ReactNode, Ref } from 'react';
import { QrPicture } from '#web/ui/base/QrPicture.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { ChecksList } from '#web/ui/layout/ChecksList.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Glance } from '#web/ui/layout/Glance.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { type Drawing, imageOf } from '#web/codes/drawing.ts';
import { canBeRead, useTrial } from '#web/codes/use-trial.ts';
import { VerdictList } from '#web/codes/VerdictList.tsx';
import { inBrief } from '#web/codes/verdict.ts';
import { qrDrawing } from '#web/words/qr-drawing.ts';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import { FocusPlace } from './FocusPlace.tsx';

interface StudioGlanceProps {
  drawing: Drawing | undefined;
  missing: string;
  isSample: boolean;
  remedies: ReactNode;
  verdict: Ref<HTMLDivElement>;
}

/** Shows the preview on a narrow screen. It stays in view, with the most important results of its scan check. */
export const StudioGlance = ({ drawing, missing, isSample, remedies, verdict }: StudioGlanceProps) => {
  const trials = useTrial(drawing);
  const isKnown = trials.hard !== undefined || (trials.trial !== undefined && !canBeRead(trials.trial));
  return (
    <>
      <Glance
        picture={
          <QrPicture
            size="medium"
            src={drawing && imageOf(drawing)}
            overlay={drawing?.overlay}
            alt={words.previewOf}
          />
        }
      >
        <FocusPlace ref={verdict} gap={2}>
          {isSample && drawing ? (
            <Text size="sm" weight="medium">
              {words.sampleInBrief}
            </Text>
          ) : null}
          {drawing && isKnown ? (
            <ChecksList items={inBrief(drawing, trials)} />
          ) : (
            <Text size="sm" tone="second">
              {drawing ? qrDrawing.checking : missing}
            </Text>
          )}
          <Row gap={2}>{remedies}</Row>
        </FocusPlace>
      </Glance>
      {drawing ? (
        <Disclosure title={qrDrawing.verdict}>
          <Stack gap={3}>
            {isSample ? (
              <Text size="sm" tone="second" as="p">
                {words.sample}
              </Text>
            ) : null}
            <VerdictList drawing={drawing} />
          </Stack>
        </Disclosure>
      ) : null}
    </>
  );
};
