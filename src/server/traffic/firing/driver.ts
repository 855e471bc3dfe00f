/** Loads a network’s script. `after` is called once it has run. */
type Load = (src: string, after?: () => void) => void;

/**
 * Runs in the frame that fires pixels. It fires them and notifies the page around it once that is done. Its source is
 * inlined into the frame, so it uses nothing from outside itself.
 * @param networks one function per network that fires its pixels
 */
export function driver(networks: readonly ((load: Load) => void)[]): void {
  /** Once the scripts have run, their reports begin within this time, in ms. */
  const quiet = 250;
  const tell = (what: 'began' | 'done') => parent.postMessage(what, '*');

  /** If the frame has no origin of its own, keeps what networks want to store in memory only. */
  function keepNothing(): void {
    const texts = new Map<string, string>();
    const store = (): Storage => {
      const items = new Map<string, string>();
      return {
        get length() {
          return items.size;
        },
        key: (at) => [...items.keys()][at] ?? null,
        getItem: (key) => items.get(String(key)) ?? null,
        setItem: (key, value) => void items.set(String(key), String(value)),
        removeItem: (key) => void items.delete(String(key)),
        clear: () => items.clear(),
      };
    };
    Object.defineProperty(document, 'cookie', {
      get: () => Array.from(texts, ([name, value]) => `${name}=${value}`).join('; '),
      set: (text: unknown) => {
        const [pair = ''] = String(text).split(';');
        const [name = '', ...value] = pair.split('=');
        texts.set(name.trim(), value.join('='));
      },
    });
    for (const name of ['localStorage', 'sessionStorage']) {
      const kept = store();
      Object.defineProperty(window, name, { get: () => kept });
    }
  }

  let asked = 0;
  let ran = 0;
  let failed = 0;
  let lastSign = 0;
  const load: Load = (src, after) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    asked += 1;
    script.addEventListener('load', () => {
      ran += 1;
      lastSign = Date.now();
      after?.();
    });
    script.addEventListener('error', () => {
      failed += 1;
    });
    document.head.append(script);
  };

  tell('began');
  if (self.origin === 'null') keepNothing();
  for (const network of networks) {
    try {
      network(load);
    } catch {
      // The other networks still fire.
    }
  }
  try {
    new PerformanceObserver(() => {
      lastSign = Date.now();
    }).observe({ type: 'resource' });
  } catch {
    // The scripts' load events alone have to do.
  }
  const timer = setInterval(() => {
    if (ran + failed < asked || (ran > 0 && Date.now() - lastSign < quiet)) return;
    clearInterval(timer);
    tell('done');
  }, 50);
}
