import { audit } from './audit.ts'
import { bucket } from './bucket.ts'
import { clients } from './clients.ts'
import { documents } from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import { dataExports } from './exports.ts'
import { macros } from './macros.ts'
import { newsletter } from './newsletter.ts'
import { notes } from './notes.ts'
import { nutritionplan } from './nutritionplan.ts'
import { recipes } from './recipes.ts'
import { sessions } from './sessions.ts'
import { settings } from './settings.ts'
import { shopping } from './shopping.ts'
import { stripe } from './stripe.ts'
import { subscriptions } from './subscriptions.ts'
import { users } from './users.ts'
import { withdrawals } from './withdrawals.ts'
import { workout } from './workout.ts'

/** Every endpoint of the API by feature and name: what OpenAPI, the access matrix and the fuzz test walk over. */
export const contracts = {
  users,
  notes,
  shopping,
  recipes,
  nutritionplan,
  macros,
  workout,
  clients,
  documents,
  bucket,
  sessions,
  settings,
  audit,
  exports: dataExports,
  newsletter,
  stripe,
  subscriptions,
  withdrawals,
} satisfies Record<string, Record<string, Endpoint>>
