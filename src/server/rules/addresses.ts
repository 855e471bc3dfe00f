/** Where this service is reached. `publicUrl` is known at the latest when it listens. */
export interface Site {
  /** The origin of the main host, such as https://go.example.com. */
  publicUrl: string;
}

/** On every host, since the pages that show it are. */
export const picturePath = (code: string) => `/app/pictures/${code}`;

/** Of the file that the scan of a QR code opens. */
export const filePath = (code: string) => `/app/files/${code}`;

/** The public addresses of the service's records. */
export function addressesOf(site: Site) {
  const main = (path: string) => `${site.publicUrl}/${path}`;
  return {
    /** A link of the main host has neither scheme nor host of its own. */
    link: (link: { alias: string; scheme: string | null; host: string | null }) =>
      link.host
        ? `${link.scheme}://${link.host}/${encodeURIComponent(link.alias)}`
        : main(encodeURIComponent(link.alias)),
    bio: (alias: string) => main(encodeURIComponent(alias)),
    qr: (code: string) => main(`qr/${code}`),
    qrImage: (code: string) => main(`qr/${code}.svg`),
    qrLogo: (code: string) => main(`qr/${code}/logo`),
    rotator: (slug: string) => main(`r/${encodeURIComponent(slug)}`),
    list: (username: string, list: string) => main(`u/${username}/${encodeURIComponent(list)}`),
    /** A statistics page that is shared; `secret` is all that keeps it from others. */
    share: (secret: string) => main(`shared/${secret}`),
    /** The picture of a page for visitors. */
    picture: (code: string) => `${site.publicUrl}${picturePath(code)}`,
    /** A picture made from a name: its initials on a color of its own. */
    tile: (name: string) => main(`app/avatars/${encodeURIComponent(name)}.svg`),
  };
}

export type Addresses = ReturnType<typeof addressesOf>;
