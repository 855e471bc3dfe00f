import { readableUrl } from '#web/lib/readable-url.ts';
import { displayUrl } from '#web/lib/urls.ts';
import { Text } from './Text.tsx';

interface WholeAddressProps {
  url: string;
}

/** An address that is talked about: broken over lines where it is long, never cut. */
export const WholeAddress = ({ url }: WholeAddressProps) => (
  <Text mono title={url}>
    <bdi dir="ltr">{displayUrl(readableUrl(url))}</bdi>
  </Text>
);
