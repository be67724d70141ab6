import { accountTables } from './account-tables.ts'
import { anamnesisTables } from './anamnesis-tables.ts'
import { careTables } from './care-tables.ts'
import { challengeTables } from './challenge-tables.ts'
import { checkInTables } from './check-in-tables.ts'
import { coachingTables } from './coaching-tables.ts'
import { dayLog } from './day-log-table.ts'
import type { ExportTable } from './export-table.ts'
import { foodTables } from './food-tables.ts'
import { healthTables } from './health-tables.ts'
import { invites } from './invite-table.ts'
import { messageTables } from './message-tables.ts'
import { paymentTables } from './payment-tables.ts'
import { planTables } from './plan-tables.ts'
import { protocolTables } from './protocol-tables.ts'
import { pushTables } from './push-tables.ts'
import { targets } from './targets-table.ts'
import { templateTables } from './template-tables.ts'

/** All tables of a data export. */
export const tables: readonly ExportTable[] = [
  ...accountTables,
  ...paymentTables,
  targets,
  ...planTables,
  ...foodTables,
  ...templateTables,
  ...healthTables,
  dayLog,
  ...careTables,
  ...anamnesisTables,
  ...protocolTables,
  ...checkInTables,
  ...challengeTables,
  ...coachingTables,
  invites,
  ...messageTables,
  ...pushTables,
]
