import type { Endpoint } from './endpoint.ts'
import { newsletter } from './newsletter.ts'
import { notes } from './notes.ts'
import { recipes } from './recipes.ts'
import { shopping } from './shopping.ts'
import { users } from './users.ts'

/** Every endpoint of the API by feature and name: what OpenAPI, the access matrix and the fuzz test walk over. */
export const contracts = { users, notes, shopping, recipes, newsletter } satisfies Record<string, Record<string, Endpoint>>
