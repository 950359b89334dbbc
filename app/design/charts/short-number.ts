/** A place or length in a picture of 100 by 100, with no more decimals than can be seen. */
export const shortNumber = (place: number) => Number(place.toFixed(2))
