import type { Prisma } from '../client.ts'
import { daysAgo } from './days-ago.ts'

/** argon2id (19 MiB, t=2, p=1) of the demo password named in the README. */
const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$GWlSsksOVfoRGioGcTQMQg$+LJ/S4aK6g5LVWQ8TiBDj9IxExTe5aKTIbJXn634xTU'

const account = (email: string, firstName: string, lastName: string, phoneNumber: string, days: number) => ({
  email: `${email}@kostbar.test`,
  emailConfirmedAt: daysAgo(days),
  firstName,
  lastName,
  phoneNumber,
  passwordHash,
  createdAt: daysAgo(days),
})

/** One account for every kind of person, oldest first; the names are made up. */
export const demoAccounts: Prisma.UserCreateManyInput[] = [
  { ...account('admin', 'Alex', 'Demo', '+43 660 0000005', 420), roles: ['ROLE_ADMIN'] },
  { ...account('trainer', 'Theresa', 'Demo', '+43 660 0000003', 395), roles: ['ROLE_TRAINER'] },
  { ...account('trainer2', 'Tobias', 'Demo', '+43 660 0000004', 130), roles: ['ROLE_TRAINER'] },
  {
    ...account('mitglied', 'Anna', 'Demo', '+43 660 0000001', 94),
    goals: 'Mehr Energie am Nachmittag und regelmäßig frühstücken',
    kcal: 1850,
    carbs: 205,
    proteins: 110,
    fats: 65,
  },
  { ...account('app', 'Aylin', 'Demo', '+43 660 0000007', 33), roles: ['ROLE_IN_APP_PURCHASE_USER'] },
  { ...account('probe', 'Paul', 'Demo', '+43 660 0000006', 13), roles: ['TRIAL_MODE'] },
  account('neu', 'Nora', 'Demo', '+43 660 0000002', 0),
]

/** Whom the trainer with slots coaches, and since when. */
export const demoClients = [
  { email: 'mitglied', daysAgo: 92, status: 'ACTIVE' },
  { email: 'app', daysAgo: 31, status: 'ACTIVE' },
  { email: 'probe', daysAgo: 12, status: 'PAUSED' },
] as const
