import type { Prisma } from '../client.ts'

/** argon2id (19 MiB, t=2, p=1) of the demo password named in the README. */
const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$GWlSsksOVfoRGioGcTQMQg$+LJ/S4aK6g5LVWQ8TiBDj9IxExTe5aKTIbJXn634xTU'

const account = (email: string, firstName: string, lastName: string, phoneNumber: string) => ({
  email: `${email}@kostbar.test`,
  firstName,
  lastName,
  phoneNumber,
  passwordHash,
})

/** One account for every kind of person; the names are made up. */
export const demoAccounts: Prisma.UserCreateManyInput[] = [
  {
    ...account('mitglied', 'Anna', 'Demo', '+43 660 0000001'),
    createdAt: new Date(Date.now() - 94 * 24 * 60 * 60 * 1000),
    goals: 'Mehr Energie am Nachmittag und regelmäßig frühstücken',
    kcal: 1850,
    carbs: 205,
    proteins: 110,
    fats: 65,
  },
  account('neu', 'Nora', 'Demo', '+43 660 0000002'),
  { ...account('trainer', 'Theresa', 'Demo', '+43 660 0000003'), roles: ['ROLE_TRAINER'] },
  { ...account('trainer2', 'Tobias', 'Demo', '+43 660 0000004'), roles: ['ROLE_TRAINER'] },
  { ...account('admin', 'Alex', 'Demo', '+43 660 0000005'), roles: ['ROLE_ADMIN'] },
  { ...account('probe', 'Paul', 'Demo', '+43 660 0000006'), roles: ['TRIAL_MODE'] },
  { ...account('app', 'Aylin', 'Demo', '+43 660 0000007'), roles: ['ROLE_IN_APP_PURCHASE_USER'] },
]

/** Whom the trainer with slots coaches, and since when. */
export const demoClients = [
  { email: 'mitglied', daysAgo: 92, status: 'ACTIVE' },
  { email: 'app', daysAgo: 31, status: 'ACTIVE' },
  { email: 'probe', daysAgo: 12, status: 'PAUSED' },
] as const
