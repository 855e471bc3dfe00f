/**
 * The style that all visitor pages share. Page-level rules apply to `.shown`, which is the body of a page, or a box of
 * its size in a preview.
 */
export const shownStyle = `
:root,.shown{color-scheme:light dark}
.shown{--background:light-dark(#fbfbfa,#131312);--panel:light-dark(#fff,#1a1a18);--sunk:light-dark(#f4f4f2,#20201e);--line:light-dark(#e6e5e1,#2c2c29);--control:light-dark(#8a8983,#74736d);--ink:light-dark(#1b1b19,#eeede8);--ink-2:light-dark(#5c5b56,#b0aea6);--accent:light-dark(#3b53d9,#8b9cf7);--fill:var(--accent);--fill-ink:light-dark(#fff,#131312);--shade:light-dark(rgb(27 27 25/18%),rgb(0 0 0/60%));--veil:linear-gradient(color-mix(in oklab,var(--tint,var(--accent)) 32%,var(--background)),var(--background) var(--veiled,360px)) no-repeat,var(--background);--sans:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;--mono:ui-monospace,SFMono-Regular,Menlo,'DejaVu Sans Mono',monospace}
*{box-sizing:border-box;margin:0}
.shown{container-type:inline-size;min-height:100dvh;display:grid;align-content:center;justify-items:center;padding:32px 16px;background:var(--background);color:var(--ink);font:15px/22px var(--sans);-webkit-text-size-adjust:100%}
main{width:100%;max-width:440px;min-width:0}
.card{padding:24px;background:var(--panel);border:1px solid var(--line);border-radius:10px}
h1{font-size:20px;line-height:28px;font-weight:650;letter-spacing:-.01em;overflow-wrap:anywhere;text-wrap:balance}
p{margin-top:8px;color:var(--ink-2);overflow-wrap:anywhere;text-wrap:pretty}
.message{white-space:pre-line}
.box{margin-top:16px;padding:12px 14px;max-height:55dvh;overflow:auto;background:var(--sunk);border:1px solid var(--line);border-radius:6px;white-space:pre-wrap;overflow-wrap:anywhere;font:15px/22px var(--sans)}
dl{margin-top:16px;border-top:1px solid var(--line)}
dl div{display:grid;grid-template-columns:1fr auto;gap:2px 12px;align-items:center;padding:12px 0;border-bottom:1px solid var(--line)}
dl div:last-child{padding-bottom:0;border:0}
dt{grid-column:1;font-size:13px;line-height:18px;color:var(--ink-2)}
dd{grid-column:1;font:15px/22px var(--mono);overflow-wrap:anywhere;white-space:pre-wrap}
dd.words{font-family:var(--sans)}
dd.act{grid-column:2;grid-row:1/3;white-space:normal}
button,.button{min-height:44px;padding:0 16px;font:500 14px/20px var(--sans);color:var(--ink);background:var(--panel);border:1px solid var(--control);border-radius:6px;cursor:pointer}
.button{display:grid;place-items:center;padding-block:11px;text-align:center;text-decoration:none;overflow-wrap:anywhere}
.main{color:var(--fill-ink);background:var(--fill);border-color:transparent}
button.main,.card>.button{width:100%;margin-top:16px}
button:active,.button:active{opacity:.85}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.scripted{visibility:hidden}
.runs .scripted{visibility:visible}
.splash{padding:32px 28px 20px;text-align:center;border-radius:16px;box-shadow:0 16px 48px -24px var(--shade);overflow:hidden}
.splash h1{font-size:22px;line-height:30px;text-wrap:balance}
.splash .button{border-radius:10px}
.splash>.button{margin-top:24px;padding-block:13px}
.banner{display:block;width:calc(100% + 56px);height:auto;max-height:240px;margin:-32px -28px 28px;object-fit:cover;background:var(--sunk)}
.logo{display:block;height:72px;max-width:80%;margin:0 auto 24px;object-fit:scale-down}
.onward{margin-top:12px}
.onward p{display:flex;flex-wrap:wrap;gap:0 4px;align-items:center;justify-content:center;margin:0;min-height:28px;font-size:13px;line-height:18px;font-variant-numeric:tabular-nums}
.onward button{min-height:32px;margin-inline:-5px -9px;padding:0 8px;font-size:13px;color:var(--accent);background:none;border-color:transparent;text-decoration:underline;text-underline-offset:3px}
.shown:has(.bio),.shown:has(.splash){background:var(--veil)}
.shown:has(.splash){--veiled:85%}
@media(pointer:coarse){.onward button{min-height:44px}}
.stack{display:grid;gap:8px;margin-top:16px}
.cover{padding:0;align-content:stretch}
.cover main{position:relative;max-width:none;min-height:inherit;overflow:hidden}
.behind{position:absolute;inset:0;width:100%;height:100%;border:0;background:#fff}
.stand-in{display:grid;align-content:start;gap:12px;padding:32px;background:#fff}
.stand-in i{height:12px;border-radius:6px;background:#eceae5}
.stand-in i:first-child{width:40%;height:24px;margin-bottom:8px}
.stand-in i:nth-child(3n){width:70%}
.over{position:absolute;inset-inline:16px;bottom:16px;max-width:min(400px,100% - 32px);padding:16px;background:var(--panel);border:1px solid var(--line);border-inline-start:4px solid var(--accent);border-radius:10px;box-shadow:0 8px 32px -4px var(--shade)}
.over .message{margin:0;padding-inline-end:32px;max-height:40dvh;overflow:auto;color:var(--ink);font-weight:500}
.over.bottom-right{left:auto;right:16px}
.over.bottom-left{right:auto;left:16px}
.over.bottom,.over.top{max-width:none;inset-inline:0;bottom:0;border-width:1px 0;border-top:4px solid var(--accent);border-radius:0}
.over.top{bottom:auto;top:0;border-width:0 0 4px;border-bottom-color:var(--accent)}
.calls{display:flex;flex-wrap:wrap;gap:8px;margin-top:12px}
.calls .button{flex:auto}
.close{position:absolute;inset-block-start:8px;inset-inline-end:8px;display:grid;place-items:center;width:32px;min-height:32px;padding:0;border-color:transparent;background:none;color:var(--ink-2)}
.over[data-closed]{inset-inline:auto 16px;width:auto;padding:0;border:0;border-radius:6px}
.over[data-closed] .message,.over[data-closed] .main,.over[data-closed] .close{display:none}
.over[data-closed] .calls{margin:0}
.over[data-closed].bottom,.over[data-closed].bottom-right,.over[data-closed].bottom-left{bottom:16px}
.over[data-closed].top{top:16px}
.top{align-content:start}
.top main{max-width:520px;padding-top:min(8dvh,64px)}
.head{text-align:center;margin-bottom:24px}
.head h1{font-size:24px;line-height:32px}
.bio .head{margin-bottom:32px}
.bio .message{max-width:46ch;margin-inline:auto;text-wrap:balance}
.face{display:grid;place-items:center;width:96px;height:96px;margin:0 auto 16px;object-fit:cover;font:600 34px/1 var(--sans);letter-spacing:-.02em;color:var(--fill-ink);background:var(--fill);border-radius:50%;box-shadow:0 0 0 4px var(--panel),0 6px 20px var(--shade)}
img.face{background:var(--panel)}
ul{list-style:none;padding:0;display:grid;gap:8px}
li a{display:block;padding:14px 16px;background:var(--panel);border:1px solid var(--line);border-radius:10px;color:inherit;text-decoration:none}
li strong{display:block;font-weight:600;overflow-wrap:anywhere}
li span{display:block;white-space:pre-line;margin-top:2px;font-size:13px;line-height:18px;color:var(--ink-2);overflow-wrap:anywhere}
.bio li a{display:grid;align-content:center;min-height:64px;padding:12px 20px;text-align:center;border-color:color-mix(in oklab,var(--tint,var(--accent)) 16%,var(--line));border-radius:14px;box-shadow:0 4px 16px -8px var(--shade);transition:border-color .12s,transform .12s}
.bio li strong{font-size:16px;text-wrap:balance}
.bio ul{gap:12px}
.none{text-align:center}
.aside{margin-top:16px;text-align:center;font-size:13px}
.top .aside{margin-top:32px}
.aside a{display:inline-block;padding:4px;color:var(--ink-2)}
@media(pointer:coarse){.aside a{padding:12px}}
@media(hover:hover){li a:hover{border-color:var(--control)}.bio li a:hover{border-color:var(--accent);transform:translateY(-1px)}button:hover,.button:hover{border-color:var(--ink-2)}.main:hover{opacity:.92;border-color:transparent}}
@media(prefers-reduced-motion:reduce){.bio li a{transition:none}.bio li a:hover{transform:none}}
@container(width>=640px){.over.bottom:not([data-closed]),.over.top:not([data-closed]){display:flex;gap:16px;align-items:center;justify-content:center;padding-inline-end:56px}.over.bottom .calls,.over.top .calls{flex:none;margin:0}.over.bottom .message,.over.top .message{padding:0}}
`;
