import { Fragment } from 'react';
import { readableUrl } from '#web/lib/readable-url.ts';
import { displayUrl } from '#web/lib/urls.ts';
import { Text } from './Text.tsx';

interface WholeAddressProps {
  url: string;
}

/** Renders a URL that the text is about. It wraps, preferably between its parts, and is never truncated. */
export const WholeAddress = ({ url }: WholeAddressProps) => (
  <Text mono title={url}>
    <bdi dir="ltr">
      {displayUrl(readableUrl(url))
        .match(/[^/?&]+[/?&]*|[/?&]+/g)
        ?.map((part, place) => (
          <Fragment key={place}>
            {place > 0 ? <wbr /> : null}
            {part}
          </Fragment>
        ))}
    </bdi>
  </Text>
);
