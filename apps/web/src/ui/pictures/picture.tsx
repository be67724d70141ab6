import { type ReactNode, useId } from 'react'

/** What every scene takes: a class for its size, and a German title when it tells something the text beside it does not. */
export type PictureProps = { className?: string | undefined; title?: string | undefined }

type FrameProps = PictureProps & { width: number; height: number; children: ReactNode }

/** The svg around a scene: an image with its title, or hidden from assistive technology without one. */
export function Picture({ className, title, width, height, children }: FrameProps) {
  const id = useId()
  const frame = {
    className,
    viewBox: `0 0 ${width} ${height}`,
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    focusable: false,
  } as const
  if (!title) {
    return (
      <svg aria-hidden="true" {...frame}>
        {children}
      </svg>
    )
  }
  return (
    <svg role="img" aria-labelledby={id} {...frame}>
      <title id={id}>{title}</title>
      {children}
    </svg>
  )
}
