import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { lookList } from '#web/api/looks.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { builtInDesigns, type NamedDesign, ownDesigns, type TemplateDesign } from '#web/codes/designs.ts';
import { withOutline } from '#web/codes/outline-of.ts';

export interface BatchTemplate {
  designs: readonly NamedDesign[];
  /** Undefined if none was chosen and the account has none for new codes. */
  key: string | undefined;
  /** The design of that key. Also undefined while the text of its frame is converted to a drawing. */
  design: TemplateDesign | undefined;
  /** Whether it's still unknown which design the codes get. */
  isWaiting: boolean;
  choose: (key: string) => void;
}

/** Returns the design of all codes of a file, which is the chosen one or else the one for new codes. */
export const useTemplate = (): BatchTemplate => {
  const templates = useQuery(lookList(useExtension('looks')));
  const own = templates.data;
  const designs = useMemo(() => [...builtInDesigns(), ...ownDesigns(own ?? [])], [own]);
  const [chosen, choose] = useState<string>();
  const [drawn, setDrawn] = useState<{ of: NamedDesign; design: TemplateDesign }>();
  const standard = own?.find((template) => template.standard);
  const key = chosen ?? (standard && String(standard.id));
  const named = designs.find((each) => each.key === key);
  useEffect(() => {
    if (!named) return;
    let isOver = false;
    const draw = async () => {
      const design = await withOutline(named.design);
      if (!isOver) setDrawn({ of: named, design });
    };
    void draw();
    return () => {
      isOver = true;
    };
  }, [named]);
  const design = drawn && drawn.of === named ? drawn.design : undefined;
  // Without a response, for instance offline, codes are plain.
  const isAsking = chosen === undefined && templates.isPending && templates.fetchStatus === 'fetching';
  return { designs, key, design, isWaiting: isAsking || (named !== undefined && !design), choose };
};
