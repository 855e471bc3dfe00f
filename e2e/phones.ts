/** User agents of phones, as their cameras send them when they open a URL. */
export const phones = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  pixel:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  galaxy:
    'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
};

/** Opens a URL as a phone's camera does, without following the redirect. */
export const scan = async (address: string, phone: keyof typeof phones) => {
  const response = await fetch(address, { redirect: 'manual', headers: { 'User-Agent': phones[phone] } });
  return { status: response.status, location: response.headers.get('location') };
};
