/** Where this service is reached. `publicUrl` is known by the time it listens. */
export interface Site {
  /** The origin of the main host, such as https://go.example.com. */
  publicUrl: string;
}

/** The path of a picture. It exists on every host, since the pages that show it do. */
export const picturePath = (code: string) => `/app/pictures/${code}`;

/** The path of the file that a scanned QR code opens. */
export const filePath = (code: string) => `/app/files/${code}`;

/** Returns the functions that build the public URLs of the service's records. */
export function addressesOf(site: Site) {
  const main = (path: string) => `${site.publicUrl}/${path}`;
  return {
    /** A link of the main host has no scheme or host of its own. */
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
    /** A shared statistics page. Only `secret` protects it. */
    share: (secret: string) => main(`shared/${secret}`),
    /** The picture of a visitor page. */
    picture: (code: string) => `${site.publicUrl}${picturePath(code)}`,
    /** An avatar that shows the name's initials on a color derived from the name. */
    tile: (name: string) => main(`app/avatars/${encodeURIComponent(name)}.svg`),
  };
}

export type Addresses = ReturnType<typeof addressesOf>;
