import './spinner.css'
import { useEffect, useState, type ReactNode } from 'react'

/** The delay before the spinner shows, in ms. Most actions are quicker, so nothing flickers. */
const AFTER_MS = 200

/** Spins while something is running, after a delay. Until then `icon` keeps its place. */
export function Spinner({ icon }: { readonly icon?: ReactNode }) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate ? <span className="spinner" aria-hidden="true" /> : icon
}
