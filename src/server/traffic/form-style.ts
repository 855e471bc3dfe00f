/** The style of pages with a form for visitors. It follows the style that all pages share. */
export const formStyle = `
label,legend{display:block;padding:0;font:500 13px/18px var(--sans)}
input:not([type=radio]),textarea{width:100%;min-height:44px;margin-top:6px;padding:10px 12px;color:var(--ink);background:var(--panel);border:1px solid var(--control);border-radius:6px;font:16px/22px var(--sans)}
input:not([type=radio]):focus-visible,textarea:focus-visible{border-color:var(--accent);outline-offset:-2px}
textarea{display:block;min-height:88px;resize:vertical}
form>label,fieldset{margin-top:16px}
fieldset{min-width:0;margin-bottom:-8px;padding:0;border:0}
.choice{display:flex;gap:8px;padding:8px 0;font:15px/20px var(--sans)}
legend+.choice{margin-top:4px}
.choice input{flex:none;width:18px;height:18px;margin:1px 0;appearance:none;background:var(--panel);border:1px solid var(--control);border-radius:50%}
.choice input:checked{border:5px solid var(--accent)}
@media(forced-colors:active){.choice input{appearance:auto}}
.wrong{color:light-dark(#b3261e,#f2877f)}
[aria-invalid]{border-color:light-dark(#b3261e,#f2877f)!important}
.optional{color:var(--ink-2);font-weight:400}
@media(pointer:coarse){.choice{padding:12px 0}fieldset{margin-bottom:-12px}}
`;
