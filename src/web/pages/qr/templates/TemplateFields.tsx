import { BookmarkPlus, Settings2 } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lookList } from '#web/api/looks.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { SwatchGroup } from '#web/ui/form/SwatchGroup.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { qrTemplates as words } from '#web/words/qr-templates.ts';
import { builtInDesigns, isSameDesign, ownDesigns, type TemplateDesign } from '#web/codes/designs.ts';
import { templateSwatches } from '#web/codes/template-swatches.tsx';

interface TemplateFieldsProps {
  design: TemplateDesign;
  onTake: (design: TemplateDesign) => void;
  onSave: () => void;
  onManage: () => void;
}

export const TemplateFields = ({ design, onTake, onSave, onManage }: TemplateFieldsProps) => {
  const isKept = useExtension('looks');
  const { data: own } = useQuery(lookList(isKept));
  const designs = useMemo(() => [...builtInDesigns(), ...ownDesigns(own ?? [])], [own]);
  const swatches = useMemo(() => templateSwatches(designs), [designs]);
  const chosen = designs.findLast((each) => isSameDesign(design, each.design));
  return (
    <Stack gap={2}>
      <SwatchGroup
        label={words.templates}
        size="large"
        options={swatches}
        value={chosen?.key ?? ''}
        onChange={(key) => {
          const taken = designs.find((each) => each.key === key);
          if (taken) onTake(taken.design);
        }}
      />
      <Row gap={2}>
        <Button size="small" icon={<BookmarkPlus />} onClick={onSave}>
          {words.save}
        </Button>
        {own && own.length > 0 ? (
          <Button size="small" variant="ghost" icon={<Settings2 />} onClick={onManage}>
            {words.manage}
          </Button>
        ) : null}
      </Row>
      {isKept ? null : (
        <Text size="sm" tone="second" as="p">
          {words.keptHere}
        </Text>
      )}
    </Stack>
  );
};
