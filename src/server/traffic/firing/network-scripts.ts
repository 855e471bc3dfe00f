import type { PixelType } from '#contract/pixel-networks.ts';

/** What a network documents for pages that fire its pixel. */
interface NetworkScript {
  /**
   * Loads the network's script and reports the visit for all `tags` of the network on the page. `w` is the window, and
   * `load` loads a script and calls back once it has run.
   */
  code: string;
  /** The sources of its scripts. */
  scripts: readonly string[];
  /** The targets of its reports, which are sent as pictures, beacons and fetches. */
  reports: readonly string[];
  /** The sources of its hidden frames. */
  frames?: readonly string[];
}

const tagManager = 'https://www.googletagmanager.com';
const googleReports = [
  tagManager,
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://www.google.com',
];
const googleAds = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

/** All of Google’s products on a page share one `gtag`. */
const gtag = `w.dataLayer = w.dataLayer || [];
if (!w.gtag) { w.gtag = function () { w.dataLayer.push(arguments); }; w.gtag('js', new Date()); }`;

/** A function that queues its calls until the network’s script has run and takes over. */
const queued = (name: string, takenOver: string, src: string, more = '') => `if (!w.${name}) {
var q = w.${name} = function () { q.${takenOver} ? q.${takenOver}.apply(q, arguments) : q.queue.push(arguments); };
q.queue = []; ${more}
load('${src}');
}`;

export const networkScripts: Readonly<Record<PixelType, NetworkScript>> = {
  tagmgrpixel: {
    code: `w.dataLayer = w.dataLayer || [];
tags.forEach(function (tag) {
w.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
load('${tagManager}/gtm.js?id=' + tag);
});`,
    scripts: [tagManager],
    reports: googleReports,
  },
  analyticspixel: {
    code: `${gtag}
tags.forEach(function (tag) { w.gtag('config', tag); });
load('${tagManager}/gtag/js?id=' + tags[0]);`,
    scripts: [tagManager],
    reports: googleReports,
  },
  socialonepixel: {
    code: `${queued(
      'fbq',
      'callMethod',
      'https://connect.facebook.net/en_US/fbevents.js',
      `if (!w._fbq) w._fbq = q; q.push = q; q.loaded = true; q.version = '2.0';`,
    )}
tags.forEach(function (tag) { w.fbq('init', tag); });
w.fbq('track', 'PageView');`,
    scripts: ['https://connect.facebook.net'],
    reports: ['https://connect.facebook.net', 'https://www.facebook.com'],
  },
  // A tag with a label after the slash also reports its conversion.
  adsearchpixel: {
    code: `${gtag}
tags.forEach(function (tag) {
w.gtag('config', tag.split('/')[0]);
if (tag.indexOf('/') > 0) w.gtag('event', 'conversion', { send_to: tag });
});
load('${tagManager}/gtag/js?id=' + tags[0].split('/')[0]);`,
    scripts: [tagManager, ...googleAds],
    reports: [tagManager, ...googleAds, 'https://google.com'],
    frames: [tagManager, 'https://td.doubleclick.net'],
  },
  professionalpixel: {
    code: `w._linkedin_partner_id = tags[0];
w._linkedin_data_partner_ids = (w._linkedin_data_partner_ids || []).concat(tags);
if (!w.lintrk) { w.lintrk = function (a, b) { w.lintrk.q.push([a, b]); }; w.lintrk.q = []; }
load('https://snap.licdn.com/li.lms-analytics/insight.min.js');`,
    scripts: ['https://snap.licdn.com'],
    reports: ['https://*.ads.linkedin.com', 'https://www.linkedin.com'],
  },
  // For an event (tw-PIXEL-EVENT), the pixel is configured and the event is reported.
  microblogpixel: {
    code: `${queued('twq', 'exe', 'https://static.ads-twitter.com/uwt.js', `q.version = '1.1';`)}
tags.forEach(function (tag) {
var parts = tag.split('-');
w.twq('config', parts.length > 1 ? parts[1] : tag);
if (parts.length > 1) w.twq('event', tag, {});
});`,
    scripts: ['https://static.ads-twitter.com'],
    reports: ['https://analytics.twitter.com', 'https://t.co'],
  },
  // Its script reads the account from the window, so each script waits for the one before it.
  retargetpixel: {
    code: `(function next(left) {
if (!left.length) return;
var ids = left[0].split(/[/:]/);
w.adroll_adv_id = ids[0]; w.adroll_pix_id = ids[1]; w.adroll_version = '2.0'; w.__adroll_loaded = true;
w.adroll = w.adroll || [];
w.adroll.f = ['setProperties', 'identify', 'track'];
w.adroll.f.forEach(function (name) {
w.adroll[name] = w.adroll[name] || function () { w.adroll.push([name, arguments]); };
});
load('https://s.adroll.com/j/' + ids[0] + '/roundtrip.js', function () { next(left.slice(1)); });
w.adroll.track('pageView');
})(tags);`,
    scripts: ['https://*.adroll.com'],
    reports: ['https://*.adroll.com'],
  },
  qandapixel: {
    code: `${queued('qp', 'qp', 'https://a.quora.com/qevents.js')}
tags.forEach(function (tag) { w.qp('init', tag); });
w.qp('track', 'ViewContent');`,
    scripts: ['https://a.quora.com'],
    reports: ['https://q.quora.com'],
  },
  pinboard: {
    code: `if (!w.pintrk) {
var p = w.pintrk = function () { p.queue.push(Array.prototype.slice.call(arguments)); };
p.queue = []; p.version = '3.0';
load('https://s.pinimg.com/ct/core.js');
}
tags.forEach(function (tag) { w.pintrk('load', tag); });
w.pintrk('page');`,
    scripts: ['https://s.pinimg.com'],
    reports: ['https://ct.pinterest.com'],
    frames: ['https://ct.pinterest.com'],
  },
  searchengine: {
    code: `load('https://bat.bing.com/bat.js', function () {
tags.forEach(function (tag, at) {
var name = at ? 'uetq' + at : 'uetq';
w[name] = new w.UET({ ti: tag, enableAutoSpaTracking: true, q: w[name] || [] });
w[name].push('pageLoad');
});
});`,
    scripts: ['https://bat.bing.com'],
    reports: ['https://bat.bing.com', 'https://bat.bing.net'],
  },
  snapmsg: {
    code: `${queued('snaptr', 'handleRequest', 'https://sc-static.net/scevent.min.js')}
tags.forEach(function (tag) { w.snaptr('init', tag); });
w.snaptr('track', 'PAGE_VIEW');`,
    scripts: ['https://sc-static.net'],
    reports: ['https://tr.snapchat.com', 'https://tr6.snapchat.com'],
    frames: ['https://tr.snapchat.com'],
  },
  forum: {
    code: `if (!w.rdt) {
var r = w.rdt = function () { r.sendEvent ? r.sendEvent.apply(r, arguments) : r.callQueue.push(arguments); };
r.callQueue = [];
load('https://www.redditstatic.com/ads/pixel.js');
}
tags.forEach(function (tag) { w.rdt('init', tag); });
w.rdt('track', 'PageVisit');`,
    scripts: ['https://www.redditstatic.com'],
    reports: ['https://www.redditstatic.com', 'https://alb.reddit.com', 'https://pixel-config.reddit.com'],
  },
  shortvideo: {
    code: `w.TiktokAnalyticsObject = 'ttq';
var t = w.ttq = w.ttq || [];
t.methods = 'page track identify instances debug on off once ready alias group enableCookie disableCookie holdConsent revokeConsent grantConsent'.split(' ');
t.setAndDefer = function (to, name) { to[name] = function () { to.push([name].concat(Array.prototype.slice.call(arguments))); }; };
t.methods.forEach(function (name) { t.setAndDefer(t, name); });
t.instance = function (tag) {
var one = t._i[tag] || [];
t.methods.forEach(function (name) { t.setAndDefer(one, name); });
return one;
};
t._i = {}; t._t = {}; t._o = {};
tags.forEach(function (tag) {
var src = 'https://analytics.tiktok.com/i18n/pixel/events.js';
t._i[tag] = []; t._i[tag]._u = src; t._t[tag] = Date.now(); t._o[tag] = {};
load(src + '?sdkid=' + tag + '&lib=ttq');
});
t.page();`,
    scripts: ['https://analytics.tiktok.com'],
    reports: ['https://analytics.tiktok.com'],
  },
};
