/** Polish design words: what they mean in English, then the words. */
export const pl = `
kitchen: kuchnia; kitchenette: aneks kuchenny; worktop: blat; sink: zlewozmywak, zlew; oven: piekarnik, piec
wood-fired oven: piec opalany drewnem; refrigerator: lodówka; kitchen island: wyspa; pantry: spiżarnia
dining room: jadalnia; living room: salon, pokój dzienny, pokoju dziennym, pokój gościnny, salonu
bedroom: sypialnia, sypialni, sypialnię
children's room: pokój dziecięcy, pokój dla dziecka, pokój nastolatka, pokój zabaw, pokoju dziecięcego
bathroom: łazienka, łazienki, łazienkę; shower: prysznic; walk-in shower without threshold: prysznic bez brodzika
bathtub: wanna; free-standing bathtub: wanna wolnostojąca; washbasin: umywalka; tap: kran, bateria; toilet: toaleta
hallway: przedpokój, korytarz; staircase: schody, klatka schodowa; wardrobe: szafa, garderoba
storage: schowek, przechowywanie; shelf: półka, regał; book: książka, książki; shoe: buty, but
made to measure: na wymiar; built-in furniture: zabudowa; joinery: stolarka, stolarz
home office: gabinet, praca zdalna, domowe biuro, pokój do pracy, pracownia domowa, pracuję z domu
office: biuro, kancelaria, firma, siedziba, biura; open-plan office: biuro open space
meeting room: sala konferencyjna; phone booth: budka telefoniczna; workplace desk: miejsce pracy, biurko
work: pracować, praca; retreat: zacisze; corner: kącik, róg; place: miejsce; studio flat: kawalerka
apartment: dwupokojowe, mieszkanie, apartament, mieszkania, mieszkaniu, blok mieszkalny
house: dom, domu, domek, willa, bliźniak, szeregowiec; holiday home: dom wakacyjny, domek letniskowy
country house: dom wiejski, dworek, gospodarstwo; rural: wiejski; barn, stable: stodoła, stajnia, obora
attic: poddasze, strych, poddaszu, poddasza, mansarda; sloping ceiling: skos, skosy; basement: piwnica
wine cellar: winiarnia, winnica; wine: wino; wine tasting: degustacja; loft: loft; mezzanine: antresola
factory: fabryka, hala, pofabryczny, hala fabryczna; garden: ogród, ogrodu, ogrodzie, ogródek, ogródka
courtyard: dziedziniec, podwórko, podwórze, patio, studnia podwórzowa; terrace: taras, tarasu, loggia, tarasie
roof terrace: taras na dachu; balcony: balkon; roof: dach, dachu, dachówka; pool: basen; plant: roślina, rośliny
aromatic herbs: zioła; tree: drzewo, drzewa, drzew, drzewko; flower: kwiat, kwiaty, kwiatów, kwitnący
planter tub: donica; lawn: trawnik, trawnika, trawa, łąka; without irrigation: bez podlewania
watering: podlewanie, nawadnianie; slope: skarpa, stok; ground plot: działka; sun: słońce
shade: cień, cienia, zacieniony; wind: wiatr; water: woda; sound of water, fountain: fontanna
outdoor: na zewnątrz, zewnętrzny; barbecue: grill; pergola: pergola, altana
facade: elewacja, fasada, elewacji, fasady, elewację; exterior facade: elewacja zewnętrzna
insulation: ocieplenie, izolacja; window: okno, okna, okien, okiennych, przeszklenia, okno panoramiczne
window frames: ramy okienne; shop window: witryna; shutter: okiennica, okiennice, żaluzje
sun shading: osłona przeciwsłoneczna; air conditioning: klimatyzacja; outdoor unit: jednostka zewnętrzna
earthquake: trzęsienie ziemi; strengthening: wzmocnienie; load capacity: nośność
building block: blok, budynek, kamienica; listed historic building: zabytek, zabytkowy, konserwator
historic: historyczny, stary
restore: odrestaurować, renowacja, restauracja zabytku, renowacji, zabytkowa, konserwacja
renovate: do remontu, przebudowa, remont, remontować, odświeżyć, remontu, remontujemy, modernizacja, odnowić, generalny remont
convert: przebudować, przerobić, adaptacja, przerobiony, dawna fabryka, dawnej fabryce, przekształcić
new building: nowy dom, nowe budownictwo; design: projekt, aranżacja, wnętrza; interior: wnętrze; furniture: meble
sofa: kanapa, sofa, narożnik, sofę; armchair: fotel, fotele; chair: krzesło, krzesła; table: stół, stolik
bed: łóżko, łóżka, łoże, łóżek; fold-away bed: łóżko chowane; bench: ławka; lamp: lampa, lampy, lampę
chandelier: żyrandol; mirror: lustro, lustra, lustrzany; curtain: zasłona, zasłony, firanka, zasłon, firany
carpet: dywan, dywany, wykładzina, chodnik; wallpaper: tapeta; picture: obraz, obrazy; textile: tkanina
travel souvenirs: podróż, podróże; cushion: poduszka, poduszki, poduchy; floor: podłoga, podłogi, podłogę, posadzka
parquet: parkiet; tile: płytki, płytka, kafelki, kafel, kafle, glazura
wall: ściana, ściany, ścianie, ścianach, mur, mury; ceiling: sufit, sufitu, sufity
painted ornamented ceiling: sufit zdobiony, sztukateria; brick vaults: sklepienie ceglane; vault: sklepienie
dome: kopuła; beam: belka, belki, belkami, drewniane belki; column: kolumna; door: drzwi
fireplace: kominek, kominka, kominkiem, ogień; stove: koza, piec kaflowy, kozy, piecyk
wood: drewno, drewniany, drewna, drewnem, lite drewno; light wood: jasne drewno; wooden lattice: drewniana kratka
oak: dąb, dębu, dębowy, dębowa, dębowe; walnut: orzech; bamboo blinds: roleta bambusowa; bamboo: bambus
rattan: rattan, wiklina, rattanowy, ratan; stone: kamień, kamienny, kamienna, kamienia
natural stone: kamień naturalny; marble: marmur, marmuru, marmurowy, marmurowe; veined: żyłkowany; brick: cegła
exposed brick: odsłonięta cegła; concrete: beton, betonowy, betonowa, cement; plaster: tynk; lime: wapno
whitewashed: bielony, bielone, pobielony, wapnem; clay: glina; terracotta: terakota
glass: szkło, szklany, szklana, szkła; metal: metal; iron: żelazo; steel: stal
brass: mosiądz, mosiądzu, mosiężny, mosiężne; copper: miedź; gold: złoto, złoty; pipe: rura, rury
visible: widoczny, odsłonięty; hidden: ukryty; leather: skóra, skórzany, skórzana, skóry
velvet: aksamit, aksamitny, welur, pluszowy; linen: len, lnu, lniany, lniane; wool: wełna, wełny, wełniany, wełniane
rope: lina, sznur; white: biały, biel, białe, białych, białymi; black: czarny, czerń, czarne, czarna, czarnych
grey: szary, szara, szare, szarości, grafitowy, antracyt; blue: niebieski, błękitny, niebieska
green: zielony, zieleń, zielona, zielone, zielonego; red: czerwony, czerwona, bordo, bordowy; yellow: żółty, żółta
brown: brązowy, brązowa, koniakowy; beige: beżowy
colour: kolor, kolory, kolorowy, barwy, kolorowa, kolorowe, odcienie; bold: odważny, śmiały; soft: miękki, łagodny
bright: jasny, jasne, jasna, jasnego, jasnym, rozświetlony; dark: ciemny, ciemna, ciemne, ciemno, mroczny
light: światło, oświetlenie, światła, światłem; warm: ciepły, przytulny; homely: domowy; atmosphere: nastrój, klimat
quiet: cichy, spokojny; noisy: głośny, hałas; reduce: zmniejszyć; simple: prosty; natural: naturalny
ecological: ekologiczny; modern: nowoczesny, współczesny; traditional: tradycyjny, klasyczny
minimalist: minimalistyczny, minimalistyczna, minimalizm, oszczędny
industrial: w stylu loft, styl loftowy, loftowy, industrialny, przemysłowy, industrialne, industrialna; rustic: rustykalny
scandinavian: skandynawski, skandynawskie, skandynawska, nordycki
mediterranean: śródziemnomorski, śródziemnomorska, śródziemnomorskie, toskański; luxury: luksusowy, luksus
elegant: elegancki; cheap: tani, tanio; fast: szybko, szybki; fresh: świeży, świeżo
hard-wearing: odporny, odporne, wytrzymały; small: mały, małe, mała, małego, małym, maleńki, niewielki
large: duży, duże, dużego, wielki, ogromny; narrow: wąski; high: wysoki; low: niski; round: okrągły, zaokrąglony
central: środek, środku; open: otwarty; safe: bezpieczny; wheelchair: wózek inwalidzki
barrier-free accessible: bez barier, dostosowany, niepełnosprawny, bez progów; grab rail: uchwyt, poręcz
carer: opiekun, opiekunka; elderly parents: seniorzy, rodzice, starsi, babcia, dziadek
child: dziecko, dzieci, dzieckiem, dziećmi, syn, córka, zabawki; baby: niemowlę; play: zabawa, bawić
climb: wspinaczka; hide: chować; nap: drzemka, spać; kindergarten: przedszkole, żłobek; school: szkoła
classroom: klasa; library: biblioteka; restaurant: restauracja; café: kawiarnia, kawa; bakery: piekarnia, cukiernia
bread: chleb; bar: bar; tea room: herbaciarnia; tea: herbata; sit on the floor: siedzieć na podłodze
guest: gość, goście; hotel: hotel, pensjonat; guest rooms: pokoje gościnne; rural tourism guesthouse: agroturystyka
spa: spa; sauna: sauna; turkish bath: łaźnia turecka, hammam; heated stone platform: podgrzewany kamień
relaxation room: relaks, strefa relaksu; massage: masaż; gym: siłownia; changing room: szatnia, przymierzalnia
shop: sklep, butik; clothing: odzież, ubrania, moda; medical practice: gabinet lekarski, przychodnia
dentist: dentysta, stomatolog; patient: pacjent, pacjenci; workshop: warsztat, pracownia; museum: muzeum, wystawa
church: kościół, kaplica; palace: pałac, zamek; tenant: lokator, lokatorzy, najemca
to let: na wynajem, wynajem, wynajęcia, wynajmowane, najem
prefabricated housing block: blok z wielkiej płyty, w bloku, wielka płyta, z wielkiej płyty; family: rodzina, rodzinny
neighbour: sąsiad, sąsiedzi; sea: morze, morza; beach: plaża; salt: sól; mountain: góry, góra; forest: las
acoustics: akustyka, wyciszenie, dźwięk, wygłuszenie; material: materiał, materiały; decoration: dekoracja, wystrój
wood panelling: boazeria; outdoor shower: prysznic ogrodowy; without: bez; no: żaden, żadnych, żadnego
coffee table: ława, stolik kawowy; dining table: stół jadalniany; bedside table: szafka nocna, stolik nocny
headboard: zagłówek, wezgłowie; sideboard: komoda, kredens; cupboard: szafka, szafki, fronty; drawer: szuflada
handles: uchwytów; bookcase: biblioteczka, regał na książki; stool: stołek, hoker; pouf: puf
rocking chair: fotel bujany; wing chair: uszak, fotel uszak; bunk bed: łóżko piętrowe; cot: łóżeczko, kołyska
sofa bed: rozkładana kanapa, sofa z funkcją spania; dressing table: toaletka; pendant lamp: lampa wisząca
floor lamp: lampa stojąca, lampa podłogowa; wall lamp: kinkiet
indirect light: światło pośrednie, pośrednie oświetlenie; candle: świeca, świece; lantern: latarnia, lampion
paper lamp: lampa papierowa, papierowa lampa; throw blanket: koc, narzuta, pled; cotton: bawełna; silk: jedwab
bouclé: bouclé; felt: filc; fur: futro, owcza skóra, skóra owcza; upholstered: tapicerowany, tapicerowane
embroidered: haft, haftowany; plywood: sklejka; birch: brzoza; ash wood: jesion; pine: sosna, świerk; larch: modrzew
cedar: cedr; teak: tek, drewno tekowe; mahogany: mahoń; cherry wood: czereśnia, wiśnia; rosewood: palisander
chestnut wood: kasztan; smoked oak: dąb wędzony; reclaimed wood: stare drewno, drewno z odzysku
dark wood: ciemne drewno, ciemnego drewna; veneer: fornir; laminate: laminat; linoleum: linoleum; cork: korek
terrazzo: lastryko; mosaic: mozaika; hand-painted tiles: ręcznie malowane płytki, azulejos
cement tiles: płytki cementowe; porcelain stoneware: gres; ceramics: ceramika
terracotta tiles: cotto, gliniane płytki; slate: łupek; granite: granit; limestone: wapień; travertine: trawertyn
microcement: mikrocement; exposed concrete: beton architektoniczny, surowy beton; chrome: chrom, chromowany
aluminium: aluminium; bronze: brąz metaliczny, z brązu; plastic: plastik, tworzywo; lacquer: lakier, lakierowany
wicker: wiklinowy, kosz, plecionka; jute sisal: juta, sizal, trawa morska; straw, thatch: słoma, strzecha
macrame: makrama; kilim rugs: kilim, kilimy, perski dywan, perskie dywany; pink: różowy, róż; orange: pomarańczowy
purple: fioletowy, liliowy; turquoise: turkusowy, morski kolor; mustard yellow: musztardowy, ochra, miodowy
cream white: kremowy, ecru, złamana biel, kość słoniowa; dark blue: granatowy, granat, ciemnoniebieski
dark green: ciemnozielony, butelkowa zieleń, szmaragdowy; sage green: szałwiowy, szałwia; pastel: pastelowy, pastele
neutral colours: neutralne kolory, neutralny; earth tones: kolory ziemi, barwy ziemi
striped: paski, w paski, pasiasty; floral pattern: kwiecisty, w kwiaty, kwiatowy
geometric pattern: geometryczny, geometryczne; pattern: wzór, wzory; art deco: styl art déco
art nouveau: secesja, secesyjny; 1920s: lata dwudzieste, lat dwudziestych, dwudziestolecie
1930s: lata trzydzieste, lat trzydziestych; 1950s: lata pięćdziesiąte, lat pięćdziesiątych
1960s: lata sześćdziesiąte, lat sześćdziesiątych, z lat 60, lat 60
1970s: lata siedemdziesiąte, lat siedemdziesiątych, lat 70; mid-century modern: mid-century, połowa wieku
vintage retro: retro, vintage, z drugiej ręki, pchli targ; antique: antyk, antyki, antyczny; japandi: japandi
japanese: japoński, japońska, Japonia; chinese: chiński; bohemian: boho, bohema, w stylu boho
eclectic maximalist colourful: eklektyczny, maksymalizm; country style: styl wiejski, rustykalna kuchnia, wiejska
farmhouse: zagroda, gospodarstwo rolne, chałupa; village house: dom na wsi, wieś, na wsi
provence french country: prowansalski, prowansja; shabby chic: przecierany, postarzany; victorian: wiktoriański
neoclassical: neoklasyczny, neoklasycyzm; baroque: barokowy, barok
traditional classic: klasyczna, tradycyjna, klasyczne; english style: angielski, w angielskim stylu
glamorous: glamour; coastal nautical: marynistyczny; moroccan: marokański; ethnic: etniczny, orientalny
tropical: tropikalny, dżungla; alpine chalet: góralski, góralska, chata górska, zakopiański
log cabin: chata, dom z bali, drewniana chata; brutalist raw concrete: brutalistyczny, brutalizm
futuristic high-tech: futurystyczny; pop art: pop-art; smart home: inteligentny dom
contemporary: współczesna, nowoczesna, nowoczesne; cosy: przytulna, przytulne, ciepła, ciepłe
comfortable: wygodny, wygodna, wygodne, komfort; spacious: przestronny, przestronna
calm: spokojna, spokojne, spokój, ciszy, cisza; cheerful: wesoły, wesoła, wesołe, radosny
romantic: romantyczny, romantyczna; dramatic: dramatyczny, efektowny
refined: wytworny, elegancka, eleganckie, wyrafinowany; raw, rough: surowy, surowa, surowe, surowo, szorstki
matt: matowy, matowe; glossy: błyszczący, połysk, lśniący
handmade: ręcznie robiony, rękodzieło, rzemieślnik, rzemiosło; reused: z odzysku, recykling, odnowiony
timeless: ponadczasowy, ponadczasowe; practical: praktyczny, praktyczna, funkcjonalny
multi-purpose foldable furniture: składany, wielofunkcyjny, rozkładany
washable, easy to clean: łatwy do czyszczenia, łatwe w utrzymaniu, zmywalny
low maintenance: mało wymagający, bezobsługowy; empty: pusty, puste; tidy without clutter: uporządkowany, porządek
cold: zimny, zimna; hot climate: gorąco, upał, gorący; humid, damp: wilgoć, wilgotny, pleśń
dry, drought: suchy, sucha, susza; sunny: słoneczny, słoneczna, nasłoneczniony
north-facing: od północy, okno na północ, północny; view: widok, widokiem; privacy: prywatność
long: długi, długa, długie; wide: szeroki, szeroka; old: stara, stare, starego, starej, dawny, dawna; new: nowy, nowa, nowe
curved, rounded: zakrzywiony, łuk, krzywizny, obły; symmetrical: symetryczny, symetria
daylight: światło dzienne, dużo światła, doświetlony
open kitchen and living room: salon z aneksem, kuchnia otwarta, otwarta kuchnia; dining kitchen: kuchnia z jadalnią
dining corner: kącik jadalny, miejsce do jedzenia; teenager: nastolatek, nastolatka; grandchildren: wnuki, wnuków
couple: małżeństwo; cat: kot, koty; dog: pies, psa, psy; friends: przyjaciele, znajomi, goście na kolację
party, celebrate: impreza, przyjęcie, święta; cooking: gotowanie, gotujemy, gotować; sleep: snu, śpimy
reading corner: kącik do czytania, czytanie, czytać; television: telewizor
music: muzyka, pianino, płyty winylowe, fortepian; art: sztuka, dzieła sztuki, kolekcja; yoga: joga, medytacja
homework, study: lekcje, nauka, uczyć; reception, waiting room: recepcja, poczekalnia
hair and beauty salon: fryzjer, salon fryzjerski, salon kosmetyczny; coworking: coworking, przestrzeń coworkingowa
counter, bar counter: lada sklepowa, kontuar, bufet barowy; bookshop: księgarnia; pharmacy: apteka
brewery: browar, piwiarnia; winery: winnica z degustacją; laundry room: pralnia, pralka
dressing room: garderoba przy sypialni, garderobę; entrance: wejście, wiatrołap, sień, hol
winter garden, conservatory: ogród zimowy, oranżeria; garage: garaż; porch: ganek, weranda
vegetable beds: grządka, grządki, warzywnik, rabata; wildflower meadow: łąka kwietna, pszczoły, dzikie kwiaty
shrub, hedge: krzew, krzewy, żywopłot; perennials and grasses: byliny, trawy ozdobne; rose: róża, róże
lavender: lawenda; olive tree: oliwka, drzewko oliwne; palm, cactus, succulents: palma, palmy, kaktus, sukulenty
fruit tree, orchard: drzewo owocowe, jabłoń, drzewa owocowe; climbing plants: pnącza, bluszcz, winorośl
hanging plants, houseplants: rośliny doniczkowe, kwiaty doniczkowe, wiszące rośliny
pond, stream: staw, oczko wodne, strumień; path, gravel, paving: ścieżka, ścieżki, żwir, kostka brukowa, bruk
fence, gate: płot, ogrodzenie, brama; sun lounger, hammock: leżak, hamak, leżaki; fire pit: palenisko, ognisko
outdoor kitchen: kuchnia letnia, kuchnia ogrodowa
outdoor lounge, open air: na zewnątrz domu, meble ogrodowe, na świeżym powietrzu
parasol, shade sail: parasol, markiza, żagiel przeciwsłoneczny; hillside, slope: zbocze, mur oporowy, nachylenie
cladding: okładzina, deska elewacyjna, szalówka, klinkier; render, plaster: tynki, tynk wapienny, gips, stiuk
half-timbered: mur pruski, szachulcowy, ryglowy; stone house: kamienny dom
penthouse: penthouse, apartament na ostatnim piętrze; building: budynku, gmach, wieżowiec
period apartment with stucco: sztukaterie, przedwojenny, przedwojenna, kamienicy
herringbone parquet: jodełka, parkiet w jodełkę, w jodełkę
floorboards: deski, podłoga z desek, deska podłogowa, desek; arch: łuki, arkada, sklepienia
front door: drzwi wejściowe, drzwiami; underfloor heating, heating: ogrzewanie podłogowe, ogrzewanie, grzejnik
energy saving: energia, energooszczędny, termomodernizacja, pompa ciepła; extension: rozbudowa, dobudówka, nadbudowa
build: budowa, budować, zbudować; furnishing: umeblować, urządzić, wyposażenie, meblowanie, mebel
landscape planting: projekt ogrodu, nasadzenia, zagospodarowanie; lighting design: projekt oświetlenia
paint: malować, malowany, malowane, farba, pomalować; room: pokój, pokoju, pomieszczenie, przestrzeń, pokoje
style: styl, stylu, w stylu; house boat: barka mieszkalna; city: miasto, miejski, miejska, śródmieście
lake: jezioro, jeziorem, nad jeziorem; river: rzeka, nad rzeką; island: wyspie, na wyspie
harbour, boat: port, przystań; summer: lato, letni, lata; winter: zima, zimowy; evening: wieczór, wieczorem, wieczory
morning: ranek, rano, poranek; breakfast: śniadanie; dinner guests: kolacja, obiad, jeść
nature: natura, naturalne, natury; dishes, tableware: naczynia, zastawa, słoiki, szklanki
dishwasher, appliances: zmywarka, sprzęty, urządzenia; computer, screen: komputer, monitor, ekran
video calls: wideokonferencje, wideorozmowy; bicycle: rower, rowery; lift, elevator: winda
ramp, threshold: próg, progi, rampa, podjazd; customers, visitors: klient, klienci, odwiedzający
employees, team: pracownicy, pracowników, zespół; tourists, travellers: turyści, podróżni, wakacje, urlop
artist, sculptor: artysta, artystka, rzeźbiarz, malarka; potter, craft: garncarz, szycie, majsterkowanie
grand hotel: wielki hotel; club, lounge: klub, klubokawiarnia; ice cream: lodziarnia, lody
jewellery, watches: biżuteria, jubiler; flower shop: kwiaciarnia
physiotherapy, treatment room: fizjoterapia, gabinet zabiegowy; hygiene, easy to disinfect: higiena, higieniczny
anxious, calming: strach, lęk; pizza: pizzeria; window seat: parapet, siedzisko w oknie; niche, alcove: nisza, wnęka
room divider, sliding door: drzwi przesuwne, przesuwne, ścianka działowa, parawan; cables, sockets: kable, gniazdka
posters: plakaty, grafiki; sand colour: piasek, piaskowy, piaskowe; countryside: wiejskie życie
few things: mało rzeczy; hob: płyta indukcyjna; seaside: nadmorski, wybrzeże; beach house: domek nad morzem
warehouse: magazyn
perennials and grasses: trawy
`;
