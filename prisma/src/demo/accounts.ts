import type { Prisma } from '../client.ts'
import { demoClients, demoWaiting } from './clients.ts'
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

/** End of the trial: 23:00 UTC (midnight in Vienna) of the day twelve days ahead. */
const trialEnd = new Date(daysAgo(-12).setUTCHours(23, 0, 0, 0))

/** One account for every kind of person, oldest first; the names are invented. */
const mainAccounts: Prisma.UserCreateManyInput[] = [
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
  { ...account('probe', 'Paul', 'Demo', '+43 660 0000006', 13), roles: ['TRIAL_MODE'], trialUntil: trialEnd },
  account('neu', 'Nora', 'Demo', '+43 660 0000002', 0),
]

/** Accounts of clients and of members who wait for a trainer; all invented. */
const clientAccounts: Prisma.UserCreateManyInput[] = [...demoClients, ...demoWaiting]
  .filter(({ email }) => !mainAccounts.some((main) => main.email === `${email}@kostbar.test`))
  .map((person, index) => {
    const { email, firstName, lastName, days } = person
    const phoneNumber = `+43 660 00001${String(index).padStart(2, '0')}`
    const targets = 'targets' in person ? person.targets : undefined
    return {
      ...account(email, firstName, `${lastName} (Demo)`, phoneNumber, days + 2),
      ...(targets && { kcal: targets[0], carbs: targets[1], proteins: targets[2], fats: targets[3] }),
    }
  })

/** Time of the last visit of each demo client, by e-mail address. */
const lastSeen = new Map(demoClients.map(({ email, seen }) => [`${email}@kostbar.test`, daysAgo(seen + 0.05)]))

export const demoAccounts: Prisma.UserCreateManyInput[] = [...mainAccounts, ...clientAccounts].map((user) => ({
  ...user,
  lastSeenAt: lastSeen.get(user.email) ?? null,
}))
