/** Of the pages on which visitors enter something, after the style that all share. */
export const formStyle = `
label,legend{display:block;padding:0;font:500 13px/18px var(--sans)}
input:not([type=radio]),textarea{width:100%;min-height:44px;margin-top:4px;padding:10px 12px;color:var(--ink);background:var(--background);border:1px solid var(--control);border-radius:6px;font:16px/22px var(--sans)}
textarea{min-height:88px;resize:vertical}
form>label,fieldset{margin-top:16px}
fieldset{min-width:0;padding:0;border:0}
.choice{display:flex;gap:8px;padding:8px 0;font:15px/20px var(--sans)}
legend+.choice{margin-top:4px}
.choice input{flex:none;width:18px;height:18px;margin:1px 0;accent-color:var(--accent)}
.wrong{color:light-dark(#b3261e,#f2877f)}
[aria-invalid]{border-color:light-dark(#b3261e,#f2877f)!important}
.optional{color:var(--ink-2);font-weight:400}
@media(pointer:coarse){.choice{padding:12px 0}}
`;
