import './spinner.css'
import { useEffect, useState, type ReactNode } from 'react'

/** So long an action may take before something turns, in ms. Most take less, and then nothing jumps for them. */
const AFTER_MS = 200

/** Turns while something is running, once that has taken a while. Until then `icon` keeps its place. */
export function Spinner({ icon }: { readonly icon?: ReactNode }) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate ? <span className="spinner" aria-hidden="true" /> : icon
}
