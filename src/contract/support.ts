import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, Created, Done, given, IdParam, IdParams, pageOf, success, Timestamp } from './envelope.ts';
import {
  AccountsQuery,
  ApiRequest,
  Bundle,
  Findings,
  inspectionMinutes,
  LockChange,
  Justification,
  PlanChange,
  RequestsQuery,
  RevealEmail,
  StaffChange,
  StartInspection,
  SupportAccount,
  TrailEntry,
  TrailQuery,
} from './support-records.ts';
import { ServiceStatus } from './support-status.ts';
import { CloseReport, ReopenReport, Report, ReportsQuery } from './support-reports.ts';

const Ends = z.strictObject({ error: success, expires: Timestamp });
const TrailPage = pageOf('trail', TrailEntry);

/** For staff only. These endpoints are offered and announced only to staff keys. */
const ofStaff = { extension: 'support', always: 'lapsed' } as const;

export const support = {
  accounts: endpoint({
    method: 'GET',
    path: '/api/support/accounts',
    summary: 'Find accounts',
    ...ofStaff,
    query: AccountsQuery,
    response: pageOf('accounts', SupportAccount),
  }),
  account: endpoint({
    method: 'GET',
    path: '/api/support/account/:id',
    summary: 'Read the summary of an account',
    ...ofStaff,
    params: IdParams,
    response: z.strictObject({
      error: success,
      data: SupportAccount,
      plans: z
        .array(z.string())
        .check(z.describe('Names of plans: those with a limit of their own, and those in use')),
    }),
  }),
  findings: endpoint({
    method: 'GET',
    path: '/api/support/account/:id/findings',
    summary: 'Within an inspection, list what is wrong with an account, without asking other servers',
    ...ofStaff,
    params: IdParams,
    response: Findings,
  }),
  reach: endpoint({
    method: 'GET',
    path: '/api/support/account/:id/reach',
    summary:
      'Within an inspection, check whether the domains of an account point here and the names of its destinations are known',
    ...ofStaff,
    params: IdParams,
    response: Findings,
  }),
  requests: endpoint({
    method: 'GET',
    path: '/api/support/account/:id/requests',
    summary: 'Within an inspection, list the latest API requests of an account, the newest first',
    ...ofStaff,
    params: IdParams,
    query: RequestsQuery,
    response: pageOf('requests', ApiRequest),
  }),
  bundle: endpoint({
    method: 'POST',
    path: '/api/support/account/:id/bundle',
    summary: 'Gather what a ticket needs to know about an account, without secrets',
    ...ofStaff,
    stepped: true,
    params: IdParams,
    body: Justification,
    response: z.strictObject({ error: success, bundle: Bundle }),
  }),
  reveal: endpoint({
    method: 'POST',
    path: '/api/support/account/:id/reveal',
    summary: 'Reveal the e-mail address of an account, on record',
    ...ofStaff,
    stepped: true,
    params: IdParams,
    body: RevealEmail,
    response: z.strictObject({ error: success, email: z.string() }),
  }),
  plan: endpoint({
    method: 'PUT',
    path: '/api/support/account/:id/plan',
    summary: 'Change the plan of an account and when it ends',
    ...ofStaff,
    stepped: true,
    params: IdParams,
    body: PlanChange,
    response: Done,
  }),
  lock: endpoint({
    method: 'PUT',
    path: '/api/support/account/:id/lock',
    summary: 'Lock an account, so that its links stop working and nothing can be changed, or unlock it',
    ...ofStaff,
    stepped: true,
    params: IdParams,
    body: LockChange,
    response: Done,
  }),
  staff: endpoint({
    method: 'PUT',
    path: '/api/support/account/:id/staff',
    summary: 'Add an account to the support staff, or remove it',
    ...ofStaff,
    stepped: true,
    params: IdParams,
    body: StaffChange,
    response: Done,
  }),
  inspect: endpoint({
    method: 'POST',
    path: '/api/support/inspection/add',
    refuses: [404],
    summary: `Inspect an account: creates a key that only reads, for ${inspectionMinutes} minutes`,
    ...ofStaff,
    stepped: true,
    body: StartInspection,
    response: z.extend(Created, { key: z.string(), expires: Timestamp }),
  }),
  extend: endpoint({
    method: 'PUT',
    path: '/api/support/inspection/:id/extend',
    summary: `Let an inspection last ${inspectionMinutes} minutes from now`,
    ...ofStaff,
    params: IdParams,
    response: Ends,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/support/inspection/:id/delete',
    summary: 'End an inspection and its key',
    ...ofStaff,
    params: IdParams,
    response: Done,
  }),
  reports: endpoint({
    method: 'GET',
    path: '/api/support/reports',
    summary: 'List what visitors reported, the newest first',
    ...ofStaff,
    query: ReportsQuery,
    response: pageOf('reports', Report),
  }),
  report: endpoint({
    method: 'GET',
    path: '/api/support/report/:id',
    summary: 'Read one report, with how to reach the person who sent it',
    ...ofStaff,
    params: IdParams,
    response: z.strictObject({ error: success, data: Report }),
  }),
  close: endpoint({
    method: 'PUT',
    path: '/api/support/report/:id/close',
    summary: 'Close a report with what became of it',
    ...ofStaff,
    params: IdParams,
    body: CloseReport,
    response: z.extend(Done, { closed: Count }),
  }),
  reopen: endpoint({
    method: 'PUT',
    path: '/api/support/report/:id/reopen',
    summary: 'Reopen a report',
    ...ofStaff,
    params: IdParams,
    body: ReopenReport,
    response: Done,
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/support/status',
    summary: 'Read how the service is: database, disk, visits to be counted',
    ...ofStaff,
    response: z.strictObject({ error: success, data: ServiceStatus }),
  }),
  trail: endpoint({
    method: 'GET',
    path: '/api/support/trail',
    summary: 'List what staff did, the newest first',
    ...ofStaff,
    query: z.extend(TrailQuery, { account: given(IdParam, 'What concerns one account') }),
    response: TrailPage,
  }),
};

/** What the account's owner sees of the support staff's actions. */
export const inspections = {
  list: endpoint({
    method: 'GET',
    path: '/api/account/inspections',
    summary: 'List what support staff looked at and did in the account, the newest first',
    extension: 'inspections',
    query: TrailQuery,
    response: TrailPage,
  }),
};
