/** Area codes of North America by the clocks that go there; where a code has two, the later clock counts. */
const areaCodes: Record<string, string> = {
  'America/New_York':
    '201 202 203 207 212 215 216 219 220 223 224 229 231 234 239 240 248 252 260 267 269 272 276 301 302 304 305 313 315 317 321 326 330 332 336 339 340 343 347 351 352 365 380 386 401 404 407 410 412 413 416 418 419 423 434 437 438 440 443 445 450 463 470 475 478 484 508 513 514 516 517 518 519 534 540 548 551 561 567 570 571 574 579 581 582 585 586 603 606 607 609 610 613 614 616 617 626 631 640 645 646 647 656 660 667 678 679 680 681 686 689 703 704 705 706 716 717 718 724 727 728 732 734 740 743 754 757 762 765 770 772 774 781 786 787 802 803 804 807 810 813 814 819 826 828 835 838 839 843 845 848 854 856 857 859 860 862 863 864 865 873 878 904 905 906 908 910 912 914 917 919 929 930 934 937 939 941 943 947 948 954 959 973 978 980 984 989',
  'America/Chicago':
    '204 205 210 214 217 218 225 228 251 254 256 262 270 274 281 306 308 309 312 314 316 318 319 320 325 327 331 334 337 346 353 361 363 364 402 405 409 414 417 424 430 431 432 447 464 469 471 474 479 501 504 507 512 515 531 539 557 563 572 573 580 601 605 608 612 615 618 620 629 630 636 639 641 651 659 662 682 701 708 712 713 715 726 730 731 737 763 769 773 779 785 806 815 816 817 830 832 847 850 861 870 872 901 903 913 915 918 920 931 936 938 940 945 952 956 972 975 979 985',
  'America/Denver': '303 307 368 385 403 406 435 505 575 587 719 720 780 801 825 970 983 986 208',
  'America/Phoenix': '480 520 602 623 928',
  'America/Los_Angeles':
    '206 209 213 236 250 253 279 310 323 341 350 360 369 408 415 425 442 458 503 509 510 530 541 559 562 564 604 619 628 650 657 661 669 672 702 707 714 725 747 760 775 778 805 818 820 831 837 840 858 909 916 925 949 951 971 257',
  'America/Anchorage': '907',
  'Pacific/Honolulu': '808',
  'America/Halifax': '506 782 902',
  'America/St_Johns': '709',
};
/** Countries that keep one clock, by their calling codes. */
const countries: Record<string, string> = {
  20: 'Africa/Cairo',
  27: 'Africa/Johannesburg',
  30: 'Europe/Athens',
  31: 'Europe/Amsterdam',
  32: 'Europe/Brussels',
  33: 'Europe/Paris',
  34: 'Europe/Madrid',
  36: 'Europe/Budapest',
  39: 'Europe/Rome',
  40: 'Europe/Bucharest',
  41: 'Europe/Zurich',
  43: 'Europe/Vienna',
  44: 'Europe/London',
  45: 'Europe/Copenhagen',
  46: 'Europe/Stockholm',
  47: 'Europe/Oslo',
  48: 'Europe/Warsaw',
  49: 'Europe/Berlin',
  51: 'America/Lima',
  54: 'America/Argentina/Buenos_Aires',
  57: 'America/Bogota',
  58: 'America/Caracas',
  60: 'Asia/Kuala_Lumpur',
  63: 'Asia/Manila',
  64: 'Pacific/Auckland',
  65: 'Asia/Singapore',
  66: 'Asia/Bangkok',
  81: 'Asia/Tokyo',
  82: 'Asia/Seoul',
  84: 'Asia/Ho_Chi_Minh',
  86: 'Asia/Shanghai',
  90: 'Europe/Istanbul',
  91: 'Asia/Kolkata',
  92: 'Asia/Karachi',
  212: 'Africa/Casablanca',
  213: 'Africa/Algiers',
  216: 'Africa/Tunis',
  244: 'Africa/Luanda',
  351: 'Europe/Lisbon',
  352: 'Europe/Luxembourg',
  353: 'Europe/Dublin',
  358: 'Europe/Helsinki',
  420: 'Europe/Prague',
  502: 'America/Guatemala',
  503: 'America/El_Salvador',
  506: 'America/Costa_Rica',
  507: 'America/Panama',
  591: 'America/La_Paz',
  593: 'America/Guayaquil',
  595: 'America/Asuncion',
  598: 'America/Montevideo',
  852: 'Asia/Hong_Kong',
  886: 'Asia/Taipei',
  961: 'Asia/Beirut',
  962: 'Asia/Amman',
  964: 'Asia/Baghdad',
  965: 'Asia/Kuwait',
  966: 'Asia/Riyadh',
  971: 'Asia/Dubai',
  972: 'Asia/Jerusalem',
  974: 'Asia/Qatar',
};

const byPrefix = new Map<string, string>([
  ...Object.entries(countries).map(([code, zone]) => [`+${code}`, zone] as const),
  ...Object.entries(areaCodes).flatMap(([zone, codes]) => codes.split(' ').map((code) => [`+1${code}`, zone] as const)),
]);

/** The time zone where a number most likely belongs; undefined for a country with several. */
export function zoneOf(number: string): string | undefined {
  for (let length = 5; length > 2; length--) {
    const zone = byPrefix.get(number.slice(0, length));
    if (zone) return zone;
  }
  return undefined;
}
