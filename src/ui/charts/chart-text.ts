/** Estimates the width of a text in the charts' 12 px font, slightly too wide. Measuring would force a reflow. */
export const textWidth = (text: string): number => [...text].length * PER_CHARACTER

const PER_CHARACTER = 6.8
