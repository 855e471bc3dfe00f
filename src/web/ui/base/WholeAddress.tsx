import { readableUrl } from '#web/lib/readable-url.ts';
import { displayUrl } from '#web/lib/urls.ts';
import { Text } from './Text.tsx';

interface WholeAddressProps {
  url: string;
}

/** An address that is talked about: broken over lines where it is long, behind its host if that does, never cut. */
export const WholeAddress = ({ url }: WholeAddressProps) => {
  const address = displayUrl(readableUrl(url));
  const path = address.indexOf('/') + 1;
  return (
    <Text mono title={url}>
      <bdi dir="ltr">
        {address.slice(0, path)}
        <wbr />
        {address.slice(path)}
      </bdi>
    </Text>
  );
};
