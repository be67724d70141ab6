import { kind } from './kind.ts'
import { words } from './words.ts'

const euros = (cents: number | null) => (cents === null ? null : cents / 100)

const subscriptions = kind({
  file: 'abos',
  title: 'Abos',
  models: ['Subscription'],
  columns: {
    kind: ['Abo', words.subscriptions],
    status: ['Stand', words.subscriptions],
    productName: 'Produkt',
    quantity: 'Menge',
    unitAmount: 'Preis in Euro',
    interval: ['Zeitraum', words.intervals],
    intervalCount: 'Anzahl der Zeiträume',
    currentPeriodStart: 'Zeitraum von',
    currentPeriodEnd: 'Bezahlt bis',
    cancelAtPeriodEnd: 'Gekündigt',
    pastDueSince: 'Zahlung offen seit',
    stripeId: 'Nummer beim Zahlungsdienst',
    createdAt: 'Abgeschlossen am',
  },
  rows: async (tx, userId) => {
    const found = await tx.subscription.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      omit: {
        id: true,
        userId: true,
        reservedQuantity: true,
        fetchedAt: true,
        checkedAt: true,
        productId: true,
        productDescription: true,
        priceId: true,
        tiersMode: true,
        priceTiers: true,
      },
    })
    return found.map((row) => ({ ...row, unitAmount: euros(row.unitAmount) }))
  },
})

const purchases = kind({
  file: 'bestellvorgaenge',
  title: 'Begonnene Bestellungen und Änderungen',
  models: ['PurchaseIntent'],
  columns: {
    kind: ['Was', words.subscriptions],
    mode: ['Art', words.purchases],
    state: ['Stand', words.purchases],
    priceId: 'Preis',
    quantity: 'Menge',
    stripeId: 'Nummer beim Zahlungsdienst',
    createdAt: 'Begonnen am',
  },
  rows: (tx, userId) =>
    tx.purchaseIntent.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      omit: { id: true, userId: true, successUrl: true, cancelUrl: true, url: true, prorationDate: true },
    }),
})

const orders = kind({
  file: 'einkaeufe',
  title: 'Was du einmalig gekauft hast',
  models: ['Order'],
  columns: {
    productName: 'Produkt',
    quantity: 'Menge',
    amount: 'Betrag in Euro',
    refunded: 'Zurückgezahlt',
    stripeId: 'Nummer beim Zahlungsdienst',
    createdAt: 'Gekauft am',
  },
  rows: async (tx, userId) => {
    const omit = { id: true, userId: true, productId: true, paymentId: true } as const
    const found = await tx.order.findMany({ where: { userId }, orderBy: { id: 'asc' }, omit })
    return found.map((row) => ({ ...row, amount: row.amount / 100 }))
  },
})

const customers = kind({
  file: 'zahlungsdienst',
  title: 'Deine Kundennummer beim Zahlungsdienst',
  models: ['PaymentCustomer'],
  columns: { stripeId: 'Kundennummer' },
  rows: (tx, userId) => tx.paymentCustomer.findMany({ where: { userId }, select: { stripeId: true } }),
})

const withdrawals = kind({
  file: 'widerrufe',
  title: 'Widerrufe unter deiner E-Mail-Adresse',
  models: ['Withdrawal'],
  columns: { name: 'Name', email: 'E-Mail', contract: 'Vertrag', receivedAt: 'Eingegangen am' },
  rows: async (tx, id) => {
    const { email } = await tx.user.findUniqueOrThrow({ where: { id }, select: { email: true } })
    return tx.withdrawal.findMany({ where: { email }, orderBy: { id: 'asc' }, omit: { id: true } })
  },
})

/** What a person has bought, and what became of it. Invoices are at the payment service. */
export const paymentKinds = [subscriptions, purchases, orders, customers, withdrawals]
