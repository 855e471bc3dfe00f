import { account } from './de/account.ts';
import { accountLock } from './de/account-lock.ts';
import { accounts } from './de/accounts.ts';
import { accountDialogs } from './de/account-dialogs.ts';
import { accountMail } from './de/account-mail.ts';
import { accountMenu } from './de/account-menu.ts';
import { accountSecurity } from './de/account-security.ts';
import { addToGroup } from './de/add-to-group.ts';
import { alerts } from './de/alerts.ts';
import { analytics } from './de/analytics.ts';
import { answerFault } from './de/answer-fault.ts';
import { assign } from './de/assign.ts';
import { base } from './de/base.ts';
import { bio } from './de/bio.ts';
import { bioDialogs } from './de/bio-dialogs.ts';
import { bioForm } from './de/bio-form.ts';
import { bulk } from './de/bulk.ts';
import { campaignDialogs } from './de/campaign-dialogs.ts';
import { campaignPage } from './de/campaign-page.ts';
import { campaignUrls } from './de/campaign-urls.ts';
import { campaigns } from './de/campaigns.ts';
import { channelDialogs } from './de/channel-dialogs.ts';
import { channelPage } from './de/channel-page.ts';
import { channels } from './de/channels.ts';
import { charts } from './de/charts.ts';
import { client } from './de/client.ts';
import { compare } from './de/compare.ts';
import { comparison } from './de/comparison.ts';
import { confirmEmail } from './de/confirm-email.ts';
import { copiedLists } from './de/copied-lists.ts';
import { copiedQr } from './de/copied-qr.ts';
import { counts } from './de/counts.ts';
import { archiveMany } from './de/archive-many.ts';
import { deleteMany } from './de/delete-many.ts';
import { dialogs } from './de/dialogs.ts';
import { domainDialogs } from './de/domain-dialogs.ts';
import { domainForm } from './de/domain-form.ts';
import { domainSetup } from './de/domain-setup.ts';
import { domains } from './de/domains.ts';
import { durations } from './de/durations.ts';
import { exportColumns } from './de/export-columns.ts';
import { exportDialog } from './de/export-dialog.ts';
import { firstSteps } from './de/first-steps.ts';
import { firing } from './de/firing.ts';
import { form } from './de/form.ts';
import { frame } from './de/frame.ts';
import { jobs } from './de/jobs.ts';
import { keptAliases } from './de/kept-aliases.ts';
import { labels } from './de/labels.ts';
import { lastDays } from './de/last-days.ts';
import { layout } from './de/layout.ts';
import { linkQr } from './de/link-qr.ts';
import { linkDialogs } from './de/link-dialogs.ts';
import { linkEditing } from './de/link-editing.ts';
import { linkForm } from './de/link-form.ts';
import { linkPage } from './de/link-page.ts';
import { linkState } from './de/link-state.ts';
import { links } from './de/links.ts';
import { live } from './de/live.ts';
import { lookFields } from './de/look-fields.ts';
import { meanwhile } from './de/meanwhile.ts';
import { navigation } from './de/navigation.ts';
import { newKey } from './de/new-key.ts';
import { newVersion } from './de/new-version.ts';
import { notStarted } from './de/not-started.ts';
import { notes } from './de/notes.ts';
import { offline } from './de/offline.ts';
import { otherNames } from './de/other-names.ts';
import { overlayDialogs } from './de/overlay-dialogs.ts';
import { overlayForm } from './de/overlay-form.ts';
import { overlays } from './de/overlays.ts';
import { overview } from './de/overview.ts';
import { palette } from './de/palette.ts';
import { passkeyPrompts } from './de/passkey-prompts.ts';
import { passwordLevels } from './de/password-strength.ts';
import { passwords } from './de/passwords.ts';
import { pendingEmail } from './de/pending-email.ts';
import { pick } from './de/pick.ts';
import { pickSources } from './de/pick-sources.ts';
import { pictures } from './de/pictures.ts';
import { pixelChoice } from './de/pixel-choice.ts';
import { pixelDialogs } from './de/pixel-dialogs.ts';
import { pixels } from './de/pixels.ts';
import { planEnd } from './de/plan-end.ts';
import { qr } from './de/qr.ts';
import { qrBatch } from './de/qr-batch.ts';
import { qrDialogs } from './de/qr-dialogs.ts';
import { qrDrawing } from './de/qr-drawing.ts';
import { qrLook } from './de/qr-look.ts';
import { qrFile } from './de/qr-file.ts';
import { qrMore } from './de/qr-more.ts';
import { qrPage } from './de/qr-page.ts';
import { qrPrint } from './de/qr-print.ts';
import { qrStudio } from './de/qr-studio.ts';
import { scanOptions } from './de/scan-options.ts';
import { qrTemplates } from './de/qr-templates.ts';
import { reportDialogs } from './de/report-dialogs.ts';
import { refusals } from './de/refusals.ts';
import { reports } from './de/reports.ts';
import { routeErrors } from './de/route-errors.ts';
import { serviceStatus } from './de/service-status.ts';
import { serverReport } from './de/server-report.ts';
import { shares } from './de/shares.ts';
import { shortcuts } from './de/shortcuts.ts';
import { signIn } from './de/sign-in.ts';
import { signInAgain } from './de/sign-in-again.ts';
import { signUp } from './de/sign-up.ts';
import { splash } from './de/splash.ts';
import { splashDialogs } from './de/splash-dialogs.ts';
import { splashForm } from './de/splash-form.ts';
import { statistics } from './de/statistics.ts';
import { stepForm } from './de/step-form.ts';
import { support } from './de/support.ts';
import { supportAccount } from './de/support-account.ts';
import { supportSaid } from './de/support-said.ts';
import { supportBundle } from './de/support-bundle.ts';
import { table } from './de/table.ts';
import { takeOut } from './de/take-out.ts';
import { tasks } from './de/tasks.ts';
import { themes } from './de/themes.ts';
import { trail } from './de/trail.ts';
import { trailHeads } from './de/trail-heads.ts';
import { verbs } from './de/verbs.ts';
import { viewing } from './de/viewing.ts';
import { visitorPages } from './de/visitor-pages.ts';
import { visits } from './de/visits.ts';
import { work } from './de/work.ts';

/** German, whole: it comes before the page’s code, and only for those who read it. */
export const de = {
  account,
  accounts,
  accountLock,
  accountDialogs,
  accountMail,
  accountMenu,
  accountSecurity,
  addToGroup,
  alerts,
  analytics,
  answerFault,
  assign,
  base,
  bio,
  bioDialogs,
  bioForm,
  bulk,
  campaignDialogs,
  campaignPage,
  campaigns,
  campaignUrls,
  channelDialogs,
  channelPage,
  channels,
  charts,
  client,
  compare,
  comparison,
  confirmEmail,
  copiedLists,
  copiedQr,
  counts,
  archiveMany,
  deleteMany,
  dialogs,
  domainDialogs,
  domainForm,
  domains,
  domainSetup,
  durations,
  exportColumns,
  exportDialog,
  firstSteps,
  firing,
  form,
  frame,
  jobs,
  keptAliases,
  labels,
  lastDays,
  layout,
  linkQr,
  linkDialogs,
  linkEditing,
  linkForm,
  linkPage,
  links,
  live,
  linkState,
  lookFields,
  meanwhile,
  navigation,
  newKey,
  newVersion,
  notStarted,
  notes,
  offline,
  otherNames,
  overlayDialogs,
  overlayForm,
  overlays,
  overview,
  palette,
  passkeyPrompts,
  passwordLevels,
  passwords,
  pendingEmail,
  pick,
  pickSources,
  pictures,
  pixelChoice,
  pixelDialogs,
  pixels,
  planEnd,
  qr,
  qrBatch,
  qrDialogs,
  qrDrawing,
  qrLook,
  qrFile,
  qrMore,
  qrPage,
  qrPrint,
  qrStudio,
  scanOptions,
  qrTemplates,
  reportDialogs,
  refusals,
  reports,
  routeErrors,
  serviceStatus,
  shares,
  shortcuts,
  serverReport,
  signIn,
  signInAgain,
  signUp,
  splash,
  splashDialogs,
  splashForm,
  statistics,
  stepForm,
  support,
  supportAccount,
  supportBundle,
  supportSaid,
  table,
  takeOut,
  tasks,
  themes,
  trail,
  trailHeads,
  verbs,
  viewing,
  visitorPages,
  visits,
  work,
};
