import { GitCompareArrows } from 'lucide-react';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { comparison as words } from '#web/words/comparison.ts';
import { ChooseCodesDialog } from './ChooseCodesDialog.tsx';
import { Comparison } from './Comparison.tsx';
import { maxComparedCodes, useComparedCodes } from './compared-codes.ts';

/** Compares up to five codes on servers without analytics. The page's address names them, such as `?codes=3,12`. */
export const CodeComparison = () => {
  useDocumentTitle(words.title);
  const dialog = useAddressDialog<'choose'>();
  const { codes, isRead, choose } = useComparedCodes();
  const open = () => dialog.open('choose');
  return (
    <Page
      header={
        <PageHeader
          title={words.title}
          crumbs={[{ label: words.statistics, to: '/statistics' }]}
          actions={
            codes.length > 0 ? (
              <Button icon={<GitCompareArrows />} shortcut="a" onClick={open}>
                {words.choose}
              </Button>
            ) : undefined
          }
        />
      }
    >
      {codes.length === 0 ? (
        <EmptyState
          icon={<GitCompareArrows />}
          title={words.chooseToCompare}
          action={
            <Button variant="primary" changes={false} shortcut="a" onClick={open}>
              {words.choose}
            </Button>
          }
        >
          {words.emptyText(maxComparedCodes)}
        </EmptyState>
      ) : !isRead ? (
        <Skeleton shape="block" />
      ) : (
        <Comparison codes={codes} onRemove={(id) => choose(codes.filter((code) => code.id !== id))} />
      )}
      {dialog.name === 'choose' ? (
        <ChooseCodesDialog
          compared={codes}
          onClose={dialog.close}
          onChoose={(chosen) => choose(chosen, { open: undefined })}
        />
      ) : null}
    </Page>
  );
};
