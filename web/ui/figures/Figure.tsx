/**
 * One figure of a description list: a large number, what the number counts (`name`), and a comparison in words (`more`, '' for
 * none).
 */
export function Figure({ value, name, more }: { value: string; name: string; more: string }) {
  return (
    <div className="flex flex-col bg-card px-4 py-3.5 sm:px-5">
      <dt className="order-2 text-sm text-ink-soft">{name}</dt>
      <dd className="order-1 text-[1.75rem] leading-tight font-semibold tracking-tight tabular-nums sm:text-[1.875rem]">
        {value}
      </dd>
      {more && <dd className="order-3 mt-0.5 text-sm text-ink-faint">{more}</dd>}
    </div>
  )
}
