import { hash } from 'node:crypto';
import type { Html } from './html.ts';
import { html } from './html.ts';

/** A page for visitors, with the headers that it needs. */
export interface Page {
  body: string;
  headers: Readonly<Record<string, string>>;
}

const style = `
:root{color-scheme:light dark;--background:light-dark(#fbfbfa,#131312);--panel:light-dark(#fff,#1a1a18);--sunk:light-dark(#f4f4f2,#20201e);--line:light-dark(#e6e5e1,#2c2c29);--control:light-dark(#8a8983,#74736d);--ink:light-dark(#1b1b19,#eeede8);--ink-2:light-dark(#5c5b56,#b0aea6);--accent:light-dark(#3b53d9,#8b9cf7);--accent-ink:light-dark(#fff,#131312);--sans:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;--mono:ui-monospace,SFMono-Regular,Menlo,'DejaVu Sans Mono',monospace}
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;display:grid;align-content:center;justify-items:center;padding:32px 16px;background:var(--background);color:var(--ink);font:15px/22px var(--sans);-webkit-text-size-adjust:100%}
main{width:100%;max-width:440px}
.card{padding:24px;background:var(--panel);border:1px solid var(--line);border-radius:10px}
h1{font-size:20px;line-height:28px;font-weight:650;letter-spacing:-.01em;overflow-wrap:anywhere;text-wrap:balance}
p{margin-top:8px;color:var(--ink-2);overflow-wrap:anywhere}
.code{font:600 13px/18px var(--mono);color:var(--ink-2);margin-bottom:8px}
.box{margin-top:16px;padding:12px 14px;max-height:55dvh;overflow:auto;background:var(--sunk);border:1px solid var(--line);border-radius:6px;white-space:pre-wrap;overflow-wrap:anywhere;font:15px/22px var(--sans)}
dl{margin-top:16px;border-top:1px solid var(--line)}
dl div{display:grid;grid-template-columns:1fr auto;gap:2px 12px;align-items:center;padding:12px 0;border-bottom:1px solid var(--line)}
dl div:last-child{padding-bottom:0;border:0}
dt{grid-column:1;font-size:13px;line-height:18px;color:var(--ink-2)}
dd{grid-column:1;font:15px/22px var(--mono);overflow-wrap:anywhere;white-space:pre-wrap}
dd.words{font-family:var(--sans)}
dl button{grid-column:2;grid-row:1/3}
button{min-height:44px;padding:0 16px;font:500 14px/20px var(--sans);color:var(--ink);background:var(--panel);border:1px solid var(--control);border-radius:6px;cursor:pointer}
button.main{width:100%;margin-top:16px;color:var(--accent-ink);background:var(--accent);border-color:transparent}
button:active{opacity:.85}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.top{align-content:start}
.top main{max-width:520px;padding-top:min(8dvh,64px)}
.head{text-align:center;margin-bottom:24px}
.head h1{font-size:24px;line-height:32px}
.face{display:block;width:72px;height:72px;margin:0 auto 12px;border-radius:50%}
ul{list-style:none;padding:0;display:grid;gap:8px}
li a{display:block;padding:14px 16px;background:var(--panel);border:1px solid var(--line);border-radius:10px;color:inherit;text-decoration:none}
li strong{display:block;font-weight:600;overflow-wrap:anywhere}
li span{display:block;margin-top:2px;font-size:13px;line-height:18px;color:var(--ink-2);overflow-wrap:anywhere}
.bio li a{text-align:center}
.none{text-align:center}
@media(hover:hover){li a:hover{border-color:var(--control)}button:hover{border-color:var(--ink-2)}button.main:hover{opacity:.92;border-color:transparent}}
`;

/** Copies without the clipboard's own interface, which browsers hide from pages on plain http. */
const script = `
for(const button of document.querySelectorAll('button[data-copies]')){
const label=button.textContent;
button.addEventListener('click',async()=>{
const text=document.getElementById(button.dataset.copies).textContent;
let copied=false;
try{await navigator.clipboard.writeText(text);copied=true}catch{
const area=document.createElement('textarea');
area.value=text;area.readOnly=true;area.className='box';
document.body.append(area);area.select();
try{copied=document.execCommand('copy')}catch{}
area.remove();button.focus()}
button.textContent=copied?'Copied':'Press and hold the text to copy it';
setTimeout(()=>{button.textContent=label},2500)})}
`;

const allowed = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

const policy = [
  "default-src 'none'",
  `style-src ${allowed(style)}`,
  `script-src ${allowed(script)}`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cache-Control': 'private, no-cache',
  'X-Robots-Tag': 'noindex',
} as const;

export interface PageParts {
  title: string;
  content: Html;
  /** Content that is long begins at the top; a short message stands in the middle. */
  long?: boolean;
}

/** Whole markup of a page that asks nobody for anything: style and script are in it, and named in its policy. */
export function pageOf({ title, content, long = false }: PageParts): Page {
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<style>${trusted(style)}</style>
</head>
<body${long && trusted(' class="top"')}>
<main>
${content}
</main>
<script>${trusted(script)}</script>
</body>
</html>
`;
  return { body: markup, headers };
}

const trusted = (markup: string): Html => ({ markup });
