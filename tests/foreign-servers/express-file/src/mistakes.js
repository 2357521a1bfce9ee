// Known mistakes that can be switched on at the start, to see whether tests find them. The file MISTAKES lists the
// names.
let active

export const names = (text) => text.split('\n').map((line) => line.split(':')[0]).filter(Boolean)

export const activate = (name) => {
  active = name
}

export const mistake = (name) => name === active
