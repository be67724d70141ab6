import { beforeAll } from 'vitest'
import { checkScreens, desktop, phone } from './testing/check-screens.ts'
import { createAccount } from './testing/create-account.ts'

/** E-mail address of an account that has not confirmed it. */
const unconfirmed = 'rosa.unbestaetigt@example.test'
beforeAll(() => createAccount('Rosa', unconfirmed))

checkScreens({
  email: 'mitglied@kostbar.test',
  viewports: [phone, desktop],
  paths: [
    '/lexikon',
    '/lexikon/ballaststoffe',
    '/rezepte/linsen-mit-spaetzle',
    '/profile',
    '/profile/ernaehrungsplan',
    '/profile/ernaehrungsplan?rezept={recipe}&portionen=1.5',
    '/profile/alternative-rezepte',
    '/profile/alternative-rezepte?tags=Vegan,Suppe',
    '/profile/alternative-rezepte?suche=gibt-es-nicht',
    '/profile/alternative-rezepte?rezept={recipe}',
    '/profile/alternative-rezepte?rezept={recipe}&portionen=2&kochen=2',
    '/profile/challenges/{challenge}',
    '/profile/einkauf-und-notizen',
    '/anamnese',
    '/protocol',
    '/profile/ziele',
    '/profile/verlauf',
    '/profile/verlauf?mass=hueftumfang',
    '/profile/wochenrueckblick',
    '/profile/dokumente',
    '/profile/dokumente?suche=gibt-es-nicht',
    '/profile/einstellungen',
    '/profile/mitteilungen',
    '/profile/nachrichten',
    '/sale?kaufen=prod_kostbar_basis&preis=price_basis_year',
  ],
  dialogs: [
    ['/profile/ernaehrungsplan', 'Einkaufsliste aus Plan'],
    ['/profile/einkauf-und-notizen', 'Notiz schreiben'],
    ['/profile/einkauf-und-notizen', /^Notiz „.*“ löschen$/],
    ['/profile', 'Link hinzufügen'],
    ['/profile', /^Link „.*“ löschen$/],
    ['/profile/challenges/{challenge}', 'Aufhören'],
    ['/protocol', /^Eintragen$/],
    ['/profile/einstellungen', 'Konto löschen'],
    ['/profile/einstellungen', 'Abo kündigen'],
  ],
})

checkScreens({
  email: 'neu@kostbar.test',
  viewports: [phone, desktop],
  paths: [
    '/profile',
    '/anamnese',
    '/protocol',
    '/profile/verlauf',
    '/profile/wochenrueckblick',
    '/profile/ernaehrungsplan',
    '/profile/ernaehrungsplan/bearbeiten',
    '/profile/alternative-rezepte',
    '/profile/einkauf-und-notizen',
    '/profile/dokumente',
    '/profile/ziele',
    '/profile/einstellungen',
    '/profile/mitteilungen',
    '/profile/nachrichten',
    '/sale?kaufen=prod_kostbar_slots&preis=price_slots_month',
    '/sale?kaufen=prod_kostbar_basis&preis=price_basis_month&zurueck=1',
  ],
})

checkScreens({
  email: 'mia@kostbar.test',
  viewports: [phone, desktop],
  paths: ['/protocol', '/protocol/auswertung?nummer=1'],
})

checkScreens({
  email: 'probe@kostbar.test',
  viewports: [phone, desktop],
  paths: ['/profile', '/profile/ernaehrungsplan', '/profile/ernaehrungsplan/bearbeiten', '/profile/einstellungen'],
})

checkScreens({
  email: unconfirmed,
  viewports: [phone, desktop],
  paths: ['/profile', '/profile/einstellungen', '/e-mail-bestaetigen#token=x'],
  // The session of the sign-up is another device.
  dialogs: [['/profile/einstellungen', 'Überall sonst abmelden']],
})
