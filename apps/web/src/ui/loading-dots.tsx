import { classNames } from './class-names.ts'

const delays = ['', '[animation-delay:140ms]', '[animation-delay:280ms]']

/** Loading animation: three dots. Hidden from screen readers. */
export function LoadingDots({ className }: { className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-[0.35em]', className)} aria-hidden="true">
      {delays.map((delay) => (
        <span
          key={delay}
          className={classNames('size-[0.45em] rounded-full bg-current motion-safe:animate-loading-dots', delay)}
        />
      ))}
    </span>
  )
}
