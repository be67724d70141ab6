import { expect, it } from 'vitest'
import { brokenWords } from './testing/broken-words.ts'
import { newPage, signIn, waitUntilLoaded } from './testing/browser-page.ts'
import { checkScreens, desktop, phone } from './testing/check-screens.ts'

it('every word fits into its line where cards are narrowest: two columns of them, beside the menu or a picture', async () => {
  const page = await newPage()
  await signIn(page, 'trainer@kostbar.test')
  const clients = (await (await page.request.get('/api/clients?filter=mitglied@kostbar.test')).json()) as {
    items: { id: string }[]
  }
  for (const [path, width] of [['', 1100] as const, ['/rezepte', 600] as const]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/user/${clients.items[0]?.id}${path}`)
    await page.getByText('Kohlenhydrate').first().waitFor()
    await waitUntilLoaded(page)
    expect({ path, broken: await brokenWords(page) }).toEqual({ path, broken: [] })
  }
})

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
    '/profile/alternative-rezepte/{ownRecipe}/bearbeiten',
    '/profile/alternative-rezepte/importieren',
    '/profile/alternative-rezepte/importieren?aus=datei',
    '/profile/alternative-rezepte/importieren?aus=adresse',
    '/profile/alternative-rezepte?tags=Vegan',
    '/profile/alternative-rezepte/teilen',
    '/profile/alternative-rezepte/teilen?tags=Vegan',
    '/profile/alternative-rezepte/teilen?suche=gibt-es-nicht',
    '/profile/lebensmittel',
    '/profile/lebensmittel/liste',
    '/profile/lebensmittel?suche=gibt-es-nicht',
    '/sale?kaufen=prod_kostbar_slots&preis=price_slots_month&menge=12',
    '/client-management',
    '/client-management?suche=gibt-es-nicht',
    '/nachrichten',
    '/nachrichten?ordner=erledigt',
    '/nachrichten/{client}',
    '/client-management?sortierung=name&gruppe=im-plan',
    '/client-management?ansicht=archiv',
    '/wochenrueckblicke',
    '/wochenrueckblicke/boegen',
    '/wochenrueckblicke/boegen?bogen=neu',
    '/challenge-management',
    '/challenge-management?stand=CANCELLED',
    '/challenge-management?formular=neu',
    '/template-management',
    '/template-management?suche=gibt-es-nicht',
    '/template-management?ansicht=angewendet',
    '/template-management/{template}',
    '/template-management/{template}/anwenden',
    '/template-management/angewendet/{application}',
    '/user/{client}',
    '/user/{client}/nachrichten',
    '/user/{client}/anamnese',
    '/user/{client}/makros',
    '/user/{client}/verlauf',
    '/user/{client}/ernaehrungsplan',
    '/user/{submitted}/protokoll',
    '/user/{evaluated}/protokoll',
    '/user/{client}/wochenrueckblicke',
    '/user/{client}/rezepte',
    '/user/{client}/notizen',
    '/user/{client}/einkauf',
    '/user/{client}/dokumente',
    '/user/{client}/training',
    '/push-notifications',
    '/push-notifications?neu=1',
  ],
  dialogs: [
    ['/user/{client}/dokumente', /^Dokument „.*“ löschen$/],
    ['/user/{submitted}/protokoll', 'Noch einmal öffnen'],
    ['/profile/einstellungen', 'Vereinbarung lesen'],
    ['/challenge-management?challenge={ownChallenge}', 'Weitere einladen'],
    ['/challenge-management?challenge={ownChallenge}', 'Absagen'],
  ],
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
    '/withdrawal-management',
    '/challenge-management',
    '/system-status',
    '/push-notifications?neu=1',
    '/user-management',
    '/user-management?suche=gibt-es-nicht',
    '/template-management',
    '/user-management?konto={user}',
    '/user/{user}',
    '/user/{user}/dokumente',
    '/user/{user}/training',
  ],
  dialogs: [
    ['/user-management?konto={user}', 'Konto sperren'],
    ['/user-management?konto={user}', 'Rollen ändern'],
    ['/user-management?konto={user}', 'Überall abmelden'],
  ],
})
