import { OwnOffers } from '../features/offers/own-offers.tsx'

/** The offers. */
export const SalePage = () => <OwnOffers />
