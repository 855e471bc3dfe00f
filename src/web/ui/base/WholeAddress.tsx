import { Fragment } from 'react';
import { readableUrl } from '#web/lib/readable-url.ts';
import { displayUrl } from '#web/lib/urls.ts';
import { Text } from './Text.tsx';

interface WholeAddressProps {
  url: string;
}

/** An address that is talked about: broken over lines where it is long, between its parts if that does, never cut. */
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
