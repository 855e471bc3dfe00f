import { accountAdd } from './account-add.ts';
import { accountKey } from './account-key.ts';
import { accountList } from './account-list.ts';
import { accountPassword } from './account-password.ts';
import { accountPlan } from './account-plan.ts';
import { accountSecondStep } from './account-second-step.ts';
import { accountStaff } from './account-staff.ts';
import { auditVerify } from './audit-verify.ts';
import { backup } from './backup.ts';
import { bioAdd } from './bio-add.ts';
import type { Command } from './command.ts';
import { conformance } from './conformance.ts';
import { demo } from './demo.ts';
import { doctor } from './doctor/doctor.ts';
import { linkAdd } from './link-add.ts';
import { overlayAdd } from './overlay-add.ts';
import { reportList } from './report-list.ts';
import { restore } from './restore.ts';
import { serve } from './serve.ts';
import { splashAdd } from './splash-add.ts';
import { start } from './start.ts';

/** The order is that of the help. */
export const commands: readonly Command[] = [
  start,
  doctor,
  accountAdd,
  accountList,
  accountKey,
  accountPassword,
  accountPlan,
  accountStaff,
  accountSecondStep,
  linkAdd,
  overlayAdd,
  splashAdd,
  bioAdd,
  reportList,
  demo,
  auditVerify,
  backup,
  restore,
  conformance,
  serve,
];
