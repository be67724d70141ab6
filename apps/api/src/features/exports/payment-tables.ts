import { findConfirmedEmail } from './confirmed-email.ts'
import { exportTable } from './export-table.ts'
import { labels } from './labels.ts'

const euros = (cents: number | null) => (cents === null ? null : cents / 100)

const subscriptions = exportTable({
  file: 'abos',
  title: 'Abos',
  models: ['Subscription'],
  columns: {
    kind: ['Abo', labels.subscriptions],
    status: ['Stand', labels.subscriptions],
    productName: 'Produkt',
    quantity: 'Menge',
    unitAmount: 'Preis in Euro',
    interval: ['Zeitraum', labels.intervals],
    intervalCount: 'Anzahl der Zeiträume',
    currentPeriodStart: 'Zeitraum von',
    currentPeriodEnd: 'Bezahlt bis',
    cancelAtPeriodEnd: 'Gekündigt',
    pastDueSince: 'Zahlung offen seit',
    coachingSince: 'Mit Begleitung seit',
    endedAt: 'Beendet am',
    stripeId: 'Nummer beim Zahlungsdienst',
    createdAt: 'Abgeschlossen am',
  },
  rows: async (prisma, userId) => {
    const rows = await prisma.subscription.findMany({
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
    return rows.map((row) => ({ ...row, unitAmount: euros(row.unitAmount) }))
  },
})

const purchases = exportTable({
  file: 'bestellvorgaenge',
  title: 'Begonnene Bestellungen und Änderungen',
  models: ['PurchaseIntent'],
  columns: {
    kind: ['Was', labels.subscriptions],
    mode: ['Art', labels.purchases],
    state: ['Stand', labels.purchases],
    priceId: 'Preis',
    quantity: 'Menge',
    stripeId: 'Nummer beim Zahlungsdienst',
    startRequestedAt: 'Sofortiger Beginn verlangt am',
    createdAt: 'Begonnen am',
  },
  rows: (prisma, userId) =>
    prisma.purchaseIntent.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      omit: { id: true, userId: true, successUrl: true, cancelUrl: true, url: true, prorationDate: true },
    }),
})

const orders = exportTable({
  file: 'einkaeufe',
  title: 'Was du einmalig gekauft hast',
  models: ['Order'],
  columns: {
    productName: 'Produkt',
    quantity: 'Menge',
    amount: 'Betrag in Euro',
    includesCoaching: 'Mit Begleitung',
    refunded: 'Zurückgezahlt',
    refundedAmount: 'Zurückgezahlter Betrag in Euro',
    stripeId: 'Nummer beim Zahlungsdienst',
    createdAt: 'Gekauft am',
  },
  rows: async (prisma, userId) => {
    const omit = { id: true, userId: true, productId: true, paymentId: true } as const
    const rows = await prisma.order.findMany({ where: { userId }, orderBy: { id: 'asc' }, omit })
    return rows.map((row) => ({ ...row, amount: row.amount / 100, refundedAmount: row.refundedAmount / 100 }))
  },
})

const customers = exportTable({
  file: 'zahlungsdienst',
  title: 'Deine Kundennummer beim Zahlungsdienst',
  models: ['PaymentCustomer'],
  columns: { stripeId: 'Kundennummer', credit: 'Guthaben in Euro' },
  rows: async (prisma, userId) => {
    const rows = await prisma.paymentCustomer.findMany({ where: { userId }, select: { stripeId: true, credit: true } })
    return rows.map((row) => ({ ...row, credit: row.credit / 100 }))
  },
})

const withdrawals = exportTable({
  file: 'widerrufe',
  title: 'Widerrufe unter deiner E-Mail-Adresse',
  models: ['Withdrawal'],
  columns: {
    name: 'Name',
    email: 'E-Mail',
    contract: 'Vertrag',
    receivedAt: 'Eingegangen am',
    settledAt: 'Erledigt am',
    refundFailedAt: 'Rückzahlung fehlgeschlagen am',
  },
  rows: async (prisma, id) => {
    const email = await findConfirmedEmail(prisma, id)
    if (!email) return []
    return prisma.withdrawal.findMany({
      where: { email },
      orderBy: { id: 'asc' },
      omit: { id: true, settledById: true, clientKey: true },
    })
  },
})

/** Tables about payments. Invoices are not included: the payment provider stores them. */
export const paymentTables = [subscriptions, purchases, orders, customers, withdrawals]
