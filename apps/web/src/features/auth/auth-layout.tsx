import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { IllustrationLoader } from '../../ui/illustration/illustration-loader.ts'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'

export interface AuthLayoutProps {
  title: string
  intro?: ReactNode
  /** Illustration beside the form on desktops, small above it on phones. */
  picture: IllustrationLoader
  children?: ReactNode
}

/** Layout of the sign-in and registration pages: form and illustration. A changed title receives the focus. */
export function AuthLayout({ title, intro, picture, children }: AuthLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const previousTitle = useRef(title)
  useLayoutEffect(() => {
    if (previousTitle.current !== title) heading.current?.focus()
    previousTitle.current = title
  }, [title])

  return (
    <div className="column grid items-center gap-x-16 pt-6 lg:grid-cols-[minmax(0,26rem)_1fr] lg:pt-4 xl:gap-x-28">
      <div className="mx-auto w-40 sm:w-56 lg:order-last lg:linen-cloth lg:grid lg:size-full lg:max-h-192 lg:min-h-144 lg:place-items-center lg:rounded-xl lg:p-10">
        <LazyIllustration loader={picture} className="aspect-[4/3] w-full lg:max-w-xl" />
      </div>
      <div className="mx-auto w-full max-w-md pt-4 lg:mx-0 lg:py-14">
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        {intro ? <div className="mt-3 text-lg text-ink-soft">{intro}</div> : null}
        {children ? <div className="mt-8">{children}</div> : null}
      </div>
    </div>
  )
}
