/**
 * Simulates what happens to a picture on its way to a phone's camera: it is printed small, held at an angle, out of
 * focus, or in bad light. A verdict reads the picture under each condition.
 */

/** Red, green, blue and alpha, 0 to 255. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

export const conditions = ['print', 'small', 'turned', 'blurred', 'faint'] as const;
export type Condition = (typeof conditions)[number];

/** Dots per module in the smallest print. A camera sees fewer from further away. */
export const dotsInPrint = 3;
const dotsFromAfar = 2.5;
/** In radians. The angle at which a hand holds a phone. */
const angle = (20 * Math.PI) / 180;
/** The share of the original contrast that is left. */
const leftOfContrast = 0.4;

/**
 * Returns the picture under a condition.
 * @param dots a module's width in the picture, in pixels
 */
export function applyCondition(condition: Condition, picture: Raster, dots: number): Raster {
  switch (condition) {
    case 'print':
      return scaled(picture, dotsInPrint / dots);
    case 'small':
      return scaled(picture, dotsFromAfar / dots);
    case 'turned':
      return turned(picture);
    case 'blurred':
      return blurred(picture, Math.round(dots / 3));
    case 'faint':
      return faint(picture);
  }
}

const blank = (width: number, height: number): Raster => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).fill(255),
});

/** Each pixel is the mean of those it covers. */
function scaled({ width, height, data }: Raster, scale: number): Raster {
  const small = blank(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  for (let row = 0; row < small.height; row += 1)
    for (let column = 0; column < small.width; column += 1) {
      const [left, right] = [column / scale, Math.min(width, (column + 1) / scale)];
      const [top, bottom] = [row / scale, Math.min(height, (row + 1) / scale)];
      const sums = [0, 0, 0];
      let whole = 0;
      for (let y = Math.floor(top); y < bottom; y += 1)
        for (let x = Math.floor(left); x < right; x += 1) {
          const covered =
            (Math.min(x + 1, right) - Math.max(x, left)) * (Math.min(y + 1, bottom) - Math.max(y, top));
          const at = (y * width + x) * 4;
          whole += covered;
          for (let part = 0; part < 3; part += 1)
            sums[part] = (sums[part] ?? 0) + (data[at + part] ?? 255) * covered;
        }
      const at = (row * small.width + column) * 4;
      for (let part = 0; part < 3; part += 1) small.data[at + part] = (sums[part] ?? 0) / (whole || 1);
    }
  return small;
}

/** Rotates the picture around its center. The area around it gets the color of its first corner. */
function turned({ width, height, data }: Raster): Raster {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const around = blank(Math.ceil(width * cos + height * sin), Math.ceil(width * sin + height * cos));
  const pixel = (x: number, y: number, part: number) =>
    data[x < 0 || y < 0 || x >= width || y >= height ? part : (y * width + x) * 4 + part] ?? 255;
  for (let row = 0; row < around.height; row += 1)
    for (let column = 0; column < around.width; column += 1) {
      const [across, down] = [column - around.width / 2, row - around.height / 2];
      const [x, y] = [across * cos + down * sin + width / 2, down * cos - across * sin + height / 2];
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [right, below] = [x - left, y - top];
      const at = (row * around.width + column) * 4;
      for (let part = 0; part < 3; part += 1)
        around.data[at + part] =
          (pixel(left, top, part) * (1 - right) + pixel(left + 1, top, part) * right) * (1 - below) +
          (pixel(left, top + 1, part) * (1 - right) + pixel(left + 1, top + 1, part) * right) * below;
    }
  return around;
}

/** Two passes of a mean along rows and columns approximate a lens that is out of focus. */
function blurred(picture: Raster, radius: number): Raster {
  const { width, height } = picture;
  let { data } = picture;
  for (let pass = 0; pass < 2; pass += 1) {
    data = meanAlong(data, width, height, 4, width * 4, radius);
    data = meanAlong(data, height, width, width * 4, 4, radius);
  }
  return { width, height, data };
}

/**
 * @param step from one pixel of a line to the next
 * @param stride from one line to the next
 */
function meanAlong(
  data: Uint8ClampedArray,
  length: number,
  lines: number,
  step: number,
  stride: number,
  radius: number,
): Uint8ClampedArray<ArrayBuffer> {
  const mean = new Uint8ClampedArray(data.length).fill(255);
  for (let line = 0; line < lines; line += 1)
    for (let part = 0; part < 3; part += 1) {
      const start = line * stride + part;
      const value = (place: number) => data[start + Math.min(length - 1, Math.max(0, place)) * step] ?? 255;
      let sum = 0;
      for (let place = -radius; place <= radius; place += 1) sum += value(place);
      for (let place = 0; place < length; place += 1) {
        mean[start + place * step] = sum / (2 * radius + 1);
        sum += value(place + radius + 1) - value(place - radius);
      }
    }
  return mean;
}

/** Reduces the contrast and adds a shadow from one side. */
function faint({ width, height, data }: Raster): Raster {
  const dim = blank(width, height);
  for (let at = 0; at < data.length; at += 4) {
    const shade = 0.75 + (0.25 * ((at / 4) % width)) / width;
    for (let part = 0; part < 3; part += 1)
      dim.data[at + part] = (128 + ((data[at + part] ?? 255) - 128) * leftOfContrast) * shade;
  }
  return dim;
}
