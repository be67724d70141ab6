import { classNames } from './class-names.ts'

const delays = ['', '[animation-delay:140ms]', '[animation-delay:280ms]']

/** Three bubbles as in a pot that begins to simmer: the sign that something is being prepared. Says nothing itself. */
export function LoadingDots({ className }: { className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-[0.35em]', className)} aria-hidden="true">
      {delays.map((delay) => (
        <span
          key={delay}
          className={classNames('size-[0.45em] rounded-full bg-current motion-safe:animate-simmer', delay)}
        />
      ))}
    </span>
  )
}
