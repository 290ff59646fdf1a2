import type { CityMap } from './map.ts';

/** Hamburg in the 17th century: a reconstruction, not the printed board (RULES.md). */
export const hamburg: CityMap = {
  id: 'hamburg',
  name: 'Hamburg',
  currency: 'taler',
  canvas: [1000, 700],
  // prettier-ignore
  outline: [
    [30, 300], [48, 190], [130, 130], [250, 128], [340, 180], [440, 120], [480, 30], [720, 20], [850, 55], [985, 110], [992, 400], [930, 480], [880, 600], [800, 695], [540, 698], [440, 610], [300, 605], [180, 575], [60, 560], [20, 450],
  ],
  // prettier-ignore
  churches: [
    { id: 'MIC', name: 'St. Michaelis', colour: 'red', x: 170, y: 345, cathedral: false,
      tokens: [{ kind: 'five', points: 5 }, { kind: 'donation', points: 1 }, { kind: 'ship', points: 2 }, { kind: 'building', points: 5, building: 'merchant' }, { kind: 'citizen', points: 3 }] },
    { id: 'NIC', name: 'St. Nicolai', colour: 'white', x: 425, y: 400, cathedral: false,
      tokens: [{ kind: 'five', points: 5 }, { kind: 'donation', points: 1 }, { kind: 'ship', points: 2 }, { kind: 'building', points: 4, building: 'refiner' }, { kind: 'citizen', points: 3 }] },
    { id: 'PET', name: 'St. Petri', colour: 'green', x: 600, y: 172, cathedral: false,
      tokens: [{ kind: 'five', points: 5 }, { kind: 'donation', points: 1 }, { kind: 'ship', points: 2 }, { kind: 'building', points: 4, building: 'clothmaker' }, { kind: 'citizen', points: 4 }] },
    { id: 'JAC', name: 'St. Jacobi', colour: 'blue', x: 842, y: 258, cathedral: false,
      tokens: [{ kind: 'five', points: 5 }, { kind: 'donation', points: 1 }, { kind: 'ship', points: 2 }, { kind: 'building', points: 5, building: 'captain' }, { kind: 'citizen', points: 4 }] },
    { id: 'CAT', name: 'St. Catharinen', colour: 'yellow', x: 662, y: 562, cathedral: false,
      tokens: [{ kind: 'five', points: 5 }, { kind: 'donation', points: 1 }, { kind: 'ship', points: 2 }, { kind: 'building', points: 4, building: 'brewer' }, { kind: 'citizen', points: 3 }] },
    { id: 'DOM', name: 'Mariendom', colour: 'violet', x: 622, y: 385, cathedral: true,
      tokens: [{ kind: 'five', points: 5 }, { kind: 'donation', points: 1 }, { kind: 'ship', points: 2 }, { kind: 'building', points: 4, building: 'official' }, { kind: 'citizen', points: 1 }] },
  ],
  // prettier-ignore
  sites: [
    { id: 'M1', type: 'clothmaker', parish: 'MIC', x: 88, y: 240, street: 'Dragonerstall' },
    { id: 'M2', type: 'clothmaker', parish: 'MIC', x: 205, y: 205, street: 'Valentinskamp' },
    { id: 'M3', type: 'merchant', parish: 'MIC', x: 285, y: 300, street: 'Neuer Wall' },
    { id: 'M4', type: 'official', parish: 'MIC', x: 66, y: 400, street: 'Millerntor' },
    { id: 'M5', type: 'refiner', parish: 'MIC', x: 125, y: 500, street: 'Schaarmarkt' },
    { id: 'M6', type: 'captain', parish: 'MIC', x: 245, y: 460, street: 'Baumwall' },
    { id: 'N1', type: 'official', parish: 'NIC', x: 388, y: 270, street: 'Alter Wall' },
    { id: 'N2', type: 'refiner', parish: 'NIC', x: 498, y: 310, street: 'Trostbrücke' },
    { id: 'N3', type: 'merchant', parish: 'NIC', x: 330, y: 392, street: 'Rödingsmarkt' },
    { id: 'N4', type: 'captain', parish: 'NIC', x: 352, y: 535, street: 'Kajen' },
    { id: 'N5', type: 'brewer', parish: 'NIC', x: 462, y: 510, street: 'Deichstraße' },
    { id: 'N6', type: 'refiner', parish: 'NIC', x: 528, y: 428, street: 'Hopfenmarkt' },
    { id: 'P1', type: 'official', parish: 'PET', x: 488, y: 190, street: 'Johanniskloster' },
    { id: 'P2', type: 'brewer', parish: 'PET', x: 540, y: 82, street: 'Alstertor' },
    { id: 'P3', type: 'clothmaker', parish: 'PET', x: 665, y: 72, street: 'Raboisen' },
    { id: 'P4', type: 'refiner', parish: 'PET', x: 722, y: 175, street: 'Rosenstraße' },
    { id: 'P5', type: 'official', parish: 'PET', x: 622, y: 272, street: 'Bergstraße' },
    { id: 'J1', type: 'official', parish: 'JAC', x: 828, y: 128, street: 'Spitalerstraße' },
    { id: 'J2', type: 'merchant', parish: 'JAC', x: 932, y: 178, street: 'Steintor' },
    { id: 'J3', type: 'brewer', parish: 'JAC', x: 938, y: 335, street: 'Steinstraße' },
    { id: 'J4', type: 'clothmaker', parish: 'JAC', x: 850, y: 395, street: 'Niedernstraße' },
    { id: 'J5', type: 'official', parish: 'JAC', x: 738, y: 300, street: 'Pferdemarkt' },
    { id: 'C1', type: 'refiner', parish: 'CAT', x: 592, y: 488, street: 'Grimm' },
    { id: 'C2', type: 'clothmaker', parish: 'CAT', x: 545, y: 585, street: 'Cremon' },
    { id: 'C3', type: 'captain', parish: 'CAT', x: 612, y: 655, street: 'Kehrwieder' },
    { id: 'C4', type: 'brewer', parish: 'CAT', x: 738, y: 648, street: 'Wandrahm' },
    { id: 'C5', type: 'official', parish: 'CAT', x: 800, y: 545, street: 'Meßberg' },
    { id: 'C6', type: 'brewer', parish: 'CAT', x: 735, y: 462, street: 'Gröningerstraße' },
  ],
  // prettier-ignore
  lines: [
    ['MIC', 'M1'], ['MIC', 'M3'], ['MIC', 'M4'], ['MIC', 'M6'], ['M1', 'M2'], ['M2', 'M3'], ['M1', 'M4'], ['M4', 'M5'],
    ['M5', 'M6'], ['M6', 'N3'], ['NIC', 'N1'], ['NIC', 'N3'], ['NIC', 'N4'], ['NIC', 'N5'], ['NIC', 'N6'], ['N1', 'N2'],
    ['N1', 'M3'], ['N3', 'N4'], ['N4', 'N5'], ['N5', 'N6'], ['N2', 'N6'], ['M3', 'N3'], ['M6', 'N4'], ['PET', 'P1'],
    ['PET', 'P3'], ['PET', 'P4'], ['PET', 'P5'], ['P1', 'P2'], ['P2', 'P3'], ['P3', 'P4'], ['P1', 'N1'], ['P1', 'N2'],
    ['P5', 'N2'], ['P4', 'J1'], ['P5', 'J5'], ['JAC', 'J1'], ['JAC', 'J2'], ['JAC', 'J4'], ['JAC', 'J5'], ['J1', 'J2'],
    ['J2', 'J3'], ['J3', 'J4'], ['J4', 'J5'], ['J4', 'C6'], ['J3', 'C5'], ['DOM', 'P5'], ['DOM', 'N6'], ['DOM', 'J5'],
    ['DOM', 'C1'], ['DOM', 'C6'], ['CAT', 'C1'], ['CAT', 'C2'], ['CAT', 'C4'], ['CAT', 'C6'], ['C1', 'C2'], ['C2', 'C3'],
    ['C3', 'C4'], ['C4', 'C5'], ['C5', 'C6'], ['C1', 'N6'], ['C2', 'N5'],
  ],
  // prettier-ignore
  parishes: {
    MIC: [[248, 375], [248, 376], [320, 467], [235, 589], [220, 585], [180, 575], [60, 560], [33, 487], [20, 450], [29, 313], [30, 300], [48, 190], [121, 137], [130, 130], [250, 128], [321, 169], [311, 197], [348, 326]],
    NIC: [[321, 169], [340, 180], [379, 156], [456, 253], [546, 246], [571, 329], [553, 359], [586, 430], [526, 494], [530, 518], [444, 613], [440, 610], [427, 610], [300, 605], [235, 589], [320, 467], [248, 376], [248, 375], [348, 326], [311, 197]],
    PET: [[379, 156], [440, 120], [447, 104], [480, 30], [598, 25], [720, 20], [769, 33], [749, 93], [795, 197], [771, 232], [690, 243], [670, 328], [571, 328], [546, 246], [456, 253]],
    JAC: [[771, 232], [795, 197], [749, 93], [769, 33], [850, 55], [914, 81], [985, 110], [988, 254], [992, 400], [953, 451], [930, 480], [921, 502], [815, 467], [765, 382], [708, 380], [670, 328], [690, 243]],
    CAT: [[586, 430], [659, 452], [708, 380], [765, 382], [815, 467], [921, 502], [880, 600], [845, 642], [800, 695], [677, 696], [540, 698], [518, 678], [444, 613], [530, 518], [526, 494]],
    DOM: [[553, 359], [571, 328], [670, 328], [708, 380], [659, 452], [586, 430]],
  },
};
