import { createContext } from 'react'

/** Addresses of the loading pictures; without one, three dots are shown. */
interface SpinnerPictures {
  /** Picture shown while code is loading. */
  readonly preLoading?: string | undefined
  /** Picture shown while the API's answer is loading. */
  readonly loading?: string | undefined
}

/** Loading pictures; the layout provides them from the site's settings. */
export const SpinnerPicturesContext = createContext<SpinnerPictures>({})
