import type { ContentOf } from '@kostbar/contracts/content'
import { ClientSlots } from './client-slots.tsx'
import { ProductOffer } from './product-offer.tsx'
import { SubscriptionList } from './subscription-list.tsx'

const subscriptions: ContentOf<'subscription_list'> = {
  component: 'subscription_list',
  _uid: 'own-subscriptions',
  items: [
    {
      component: 'subscription',
      _uid: 'own-basis',
      name: 'Kostbar Basis',
      product: 'prod_kostbar_basis',
      included:
        'Dein Ernährungsplan für jede Woche; Alle Rezepte mit Nährwerten; Einkaufsliste aus dem Plan; Makros, die zu dir passen; Anamnese und 7-Tage-Protokoll',
      priceCalculation: 'cheapestMonthly',
      highlighted: false,
    },
    {
      component: 'subscription',
      _uid: 'own-begleitung',
      name: 'Kostbar Begleitung',
      product: 'prod_kostbar_begleitung',
      included:
        'Alles aus Kostbar Basis; Ein Mensch, der dich begleitet; Antwort innerhalb von 48 Stunden; Plan und Makros von Hand für dich; Auswertung deines Protokolls',
      priceCalculation: 'cheapestMonthly',
      highlighted: true,
    },
  ],
}

const analysis: ContentOf<'product'> = {
  component: 'product',
  _uid: 'own-analyse',
  product: 'prod_kostbar_analyse',
  title: 'Ernährungsanalyse',
  included: 'Auswertung deines 7-Tage-Protokolls; Schriftliche Empfehlungen; Einmal zahlen, kein Abo',
}

const slots: ContentOf<'client_slots'> = {
  component: 'client_slots',
  _uid: 'own-slots',
  title: 'Du begleitest selbst Menschen?',
  text: 'Ein Slot ist ein Platz für einen Menschen, den du als Trainer begleitest. Je mehr du nimmst, desto günstiger wird jeder.',
}

/** The offers without the content service: they stand on their own. */
export const OwnOffers = () => (
  <>
    <header className="column pt-10 md:pt-16">
      <h1>Such dir aus, was zu dir passt</h1>
      <p className="measure mt-4 text-lg text-ink-soft">
        Ein Abo öffnet dir Plan und Rezepte. Du kannst es jederzeit zum Ende der Laufzeit kündigen.
      </p>
    </header>
    <SubscriptionList block={subscriptions} />
    <ProductOffer block={analysis} />
    <ClientSlots block={slots} />
  </>
)
