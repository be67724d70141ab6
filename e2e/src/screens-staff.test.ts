import { checkScreens, desktop, phone } from './testing/check-screens.ts'

checkScreens({
  email: 'trainer@kostbar.test',
  viewports: [phone, desktop],
  paths: [
    '/profile',
    '/profile/ernaehrungsplan',
    '/profile/dokumente',
    '/profile/einstellungen',
    '/profile/alternative-rezepte',
    '/profile/alternative-rezepte/neu',
    '/profile/lebensmittel',
    '/profile/lebensmittel?suche=gibt-es-nicht',
    '/sale?kaufen=prod_kostbar_slots&preis=price_slots_month&menge=12',
    '/client-management',
    '/client-management?suche=gibt-es-nicht',
    '/nachrichten',
    '/nachrichten?ordner=erledigt',
    '/nachrichten/{client}',
    '/client-management?sortierung=name&gruppe=im-plan',
    '/client-management?ansicht=archiv',
    '/user/{client}',
    '/user/{client}/nachrichten',
    '/user/{client}/anamnese',
    '/user/{client}/makros',
    '/user/{client}/verlauf',
    '/user/{client}/ernaehrungsplan',
    '/user/{client}/rezepte',
    '/user/{client}/notizen',
    '/user/{client}/einkauf',
    '/user/{client}/dokumente',
    '/user/{client}/training',
  ],
  dialogs: [['/user/{client}/dokumente', /^Dokument „.*“ löschen$/]],
})

checkScreens({
  email: 'trainer2@kostbar.test',
  viewports: [phone, desktop],
  paths: ['/profile/einstellungen', '/client-management', '/user/01900000-0000-7000-8000-000000000000'],
})

checkScreens({
  email: 'admin@kostbar.test',
  viewports: [phone, desktop],
  paths: [
    '/profile',
    '/profile/alternative-rezepte',
    '/profile/alternative-rezepte/neu',
    '/client-assignment',
    '/user-management',
    '/user-management?suche=gibt-es-nicht',
    '/user-management?konto={user}',
    '/user/{user}',
    '/user/{user}/dokumente',
    '/user/{user}/training',
  ],
  dialogs: [['/user-management?konto={user}', 'Konto sperren']],
})
