/** Password of all demo accounts. */
export const demoPassword = 'Kostbar-Demo-1'

/** Demo accounts with their purpose. */
export const demoAccounts = [
  ['mitglied@kostbar.test', 'member with an active subscription, client of the trainer'],
  ['neu@kostbar.test', 'member who has filled in nothing yet'],
  ['trainer@kostbar.test', 'trainer with 10 slots'],
  ['trainer2@kostbar.test', 'trainer without slots, with two assigned clients'],
  ['admin@kostbar.test', 'admin'],
  ['probe@kostbar.test', 'member in the trial'],
  ['app@kostbar.test', 'member who bought in the app'],
  ['verena@kostbar.test', 'member who bought coaching and waits for a trainer'],
  ['ines@kostbar.test', 'such a member, to whom a trainer is proposed'],
] as const
