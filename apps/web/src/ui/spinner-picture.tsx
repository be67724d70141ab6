import { useContext } from 'react'
import { LoadingDots } from './loading-dots.tsx'
import { SpinnerPicturesContext } from './spinner-pictures.ts'

interface SpinnerPictureProps {
  readonly phase: 'preLoading' | 'loading'
  /** CSS classes that set the picture's size. */
  readonly className?: string
}

/** The site's loading picture, or three dots without one. Hidden from screen readers. */
export function SpinnerPicture({ phase, className }: SpinnerPictureProps) {
  const picture = useContext(SpinnerPicturesContext)[phase]
  return picture ? <img src={picture} alt="" className={className} /> : <LoadingDots />
}
